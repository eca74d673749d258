/** All that a lesson needs besides the table; loaded with the first one. */

export { default as Guide } from "./Guide.svelte";
export { GuidedGame } from "./guided_game.svelte.ts";
export { default as Pointer } from "./Pointer.svelte";
