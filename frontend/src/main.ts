import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./settings.svelte.ts";
import { reloadWhenRenewed } from "./site/renewal.ts";

reloadWhenRenewed();
await settings.apply();
mount(App, { target: document.getElementById("app") as HTMLElement });
