import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { fluent } from "./build/fluent.ts";
import { fonts } from "./build/fonts.ts";
import { licencesPlugin } from "./build/licences.ts";
import { entries, site } from "./build/site.ts";
import { sprite } from "./build/sprite.ts";

const SERVER = "http://127.0.0.1:8376";

/** The modules of nearly every screen. */
const COMMON =
  /\/src\/((art|look|files|board|game)\/[^?]*|engine\/python|report\/error_log)\.(svelte|ts)$/;

/** Put them into one chunk: many small ones are larger when gzipped. */
function chunkOf(id: string): string | undefined {
  return COMMON.test(id) ? "common" : undefined;
}

export default defineConfig({
  plugins: [svelte(), fluent(), fonts(), licencesPlugin(), sprite(), site()],
  build: {
    target: "es2022",
    outDir: "../src/ceres/web/page",
    emptyOutDir: true,
    // A font or picture inside a style sheet would be loaded by everyone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", ...entries },
      preserveEntrySignatures: "exports-only",
      output: {
        manualChunks: chunkOf,
        entryFileNames: ({ name }) => (name in entries ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  experimental: {
    // A site may be in any folder: only the document has absolute addresses.
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  server: {
    // The messages are beside the Python sources.
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    // The server on its usual port answers the requests.
    proxy: { "/api": { target: SERVER, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
