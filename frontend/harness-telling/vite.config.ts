import { defineConfig, mergeConfig } from "vite";
import base from "../vite.config.ts";
export default mergeConfig(base, defineConfig({ root: "/work/main/frontend", cacheDir: "/tmp/vite-telling", server: { port: 5511, strictPort: true, hmr: false, proxy: { "/api": "http://127.0.0.1:8511" } } }));
