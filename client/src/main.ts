import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak } from "./i18n/index.svelte";
import { keepOffline } from "./offline/register";
import { startTheme } from "./theme/theme.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
startTheme();
void speak(preferredLanguage()).then(() => mount(App, { target }));
keepOffline();
