import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  // The server puts the path under which it is found before the addresses in the page.
  base: "./",
  plugins: [react()],
  // Pages are served under a policy that allows no inline script and no data: script.
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true, changeOrigin: false } },
  },
});
