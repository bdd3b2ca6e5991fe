/** All parts with made-up players, to be looked at while drawing: `npm run dev`, then /gallery.html. Not part of the build. */
import { mount } from "svelte";
import { preferredLanguage, speak } from "../src/i18n/index.svelte";
import { setTheme, startTheme } from "../src/theme/theme.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
startTheme();
const theme = query.get("theme");
if (theme === "paper" || theme === "night") setTheme(theme);
await speak(query.get("language") ?? preferredLanguage());
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { show: query.get("show") } });
