import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { fluent } from "./build/fluent.ts";
import { fonts } from "./build/fonts.ts";
import { site, workers } from "./build/site.ts";
import { sprite } from "./build/sprite.ts";

const SERVER = "http://127.0.0.1:8376";

/** What nearly every screen needs is one file: many small ones are larger, gzipped each. */
function together(id: string): string | undefined {
  if (/\/src\/(art|look|files|board|game)\/[^?]*\.(svelte|ts)$/.test(id)) return "common";
  return undefined;
}

export default defineConfig({
  plugins: [svelte(), fluent(), fonts(), sprite(), site()],
  build: {
    target: "es2022",
    outDir: "../src/ceres/web/page",
    emptyOutDir: true,
    // A font or a picture inside a style sheet would have to be loaded by everyone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", ...workers },
      output: {
        manualChunks: together,
        entryFileNames: ({ name }) => (name in workers ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  experimental: {
    // A site may lie in any folder: only the document, of which there are two, names it.
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  server: {
    // The words lie beside the Python that says them, too.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    // The server on its usual port answers for the game.
    proxy: { "/api": { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
