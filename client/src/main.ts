import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak } from "./i18n/index.svelte";
import { keepOffline } from "./offline/register";
import { route } from "./router.svelte";
import { startTheme } from "./theme/theme.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
startTheme();
// A link into a room needs this page next: it is fetched beside the words, not after them.
if (route().name === "room") void import("./screens/room/RoomPage.svelte");
void speak(preferredLanguage()).then(() => mount(App, { target }));
keepOffline();
