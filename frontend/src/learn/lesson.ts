/** The parts of the lesson besides the table, loaded together when a lesson is opened. */

export { default as Guide } from "./Guide.svelte";
export { GuidedGame } from "./guided_game.svelte.ts";
export { default as Pointer } from "./Pointer.svelte";
