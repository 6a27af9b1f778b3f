import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server build starts from our own process file, so pages, API and jobs share one module graph
  // (two copies of a module would be two connection pools). See docs/decisions/0001.
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
  build: { target: "es2022" },
  // What Vite would find only after a page or dialog was first opened, and then reload in the middle of a form.
  optimizeDeps: {
    include: [
      "radix-ui/dialog",
      "radix-ui/toast",
      "radix-ui/tabs",
      "radix-ui/popover",
      "react-hook-form",
      "@hookform/resolvers/zod",
      "zod",
      "lucide-react",
      "get-nonce",
      "@tanstack/react-query",
      "stdnum/lib/cjs/do/cedula.js",
      "stdnum/lib/cjs/do/rnc.js",
    ],
  },
});
