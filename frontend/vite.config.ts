import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { fluent } from "./build/fluent.ts";
import { fonts } from "./build/fonts.ts";
import { sprite } from "./build/sprite.ts";

const SERVER = "http://127.0.0.1:8376";

export default defineConfig({
  plugins: [svelte(), fluent(), fonts(), sprite()],
  build: {
    target: "es2022",
    outDir: "../src/ceres/web/page",
    emptyOutDir: true,
    // A font or a picture inside a style sheet would have to be loaded by everyone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The words lie beside the Python that says them, too.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    // The server on its usual port answers for the game.
    proxy: { "/api": { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
