import { mount } from "svelte";
import "../src/look/base.css";
import { settings } from "../src/settings.svelte.ts";
import { server } from "../src/engine/server.ts";
import { Game } from "../src/game/game.svelte.ts";
import Harness from "./Harness.svelte";
const q = new URLSearchParams(location.search);
await settings.begin();
settings.theme = (q.get("theme") ?? "light") as never;
settings.pace = (q.get("pace") ?? "slow") as never;
if (q.get("lang")) await settings.speak(q.get("lang")!);
const box = await server.box();
const game = new Game(server, await server.open(q.get("game")!), () => settings.pace);
if (q.get("step")) {
  game.tellAgain(); game.pause(true); game.tellAt(Number(q.get("step")));
}
(window as any).game = game;
mount(Harness, { target: document.getElementById("app")!, props: { game, box, show: q.get("show") ?? "turn", live: q.has("live") } });
