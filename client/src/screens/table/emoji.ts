/** What one tap can say to the table. */
export const EMOJI = ["👏", "😂", "😮", "🤔", "❤️", "🐰", "🌙", "🔥"] as const;
/** The few for a reveal: one row on the smallest phone. */
export const AT_A_REVEAL = EMOJI.slice(0, 6);
