import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const config: UserConfig = defineConfig({
  base: "./",
  plugins: [react()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    reportCompressedSize: false,
    // A game's client is fetched when it is played, with its cards in both languages; the first load has a limit of its own.
    chunkSizeWarningLimit: 900,
  },
  worker: { format: "es" },
});

export default config;
