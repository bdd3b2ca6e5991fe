/** Which card is looked at closely, of the hand or of the table. */
export class LookingCloser {
  open = $state(false);
  index = $state(0);
  where = $state<"hand" | "table">("hand");

  look(where: "hand" | "table", index: number): void {
    this.where = where;
    this.index = index;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}
