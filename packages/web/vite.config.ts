import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const config: UserConfig = defineConfig({
  base: "./",
  plugins: [react()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, reportCompressedSize: false },
  worker: { format: "es" },
});

export default config;
