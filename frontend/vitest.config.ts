import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluent } from "./build/fluent.ts";

export default defineConfig({
  plugins: [svelte(), fluent()],
  // The page's own Svelte, not that of a server.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/environment.ts",
  },
});
