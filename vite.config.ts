import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The server build starts from our own process file, so pages, API and jobs share one module graph
  // (two copies of a module would be two connection pools). See docs/decisions/0001.
  environments: {
    // What every page loads comes in two files, which compress better than thirty small ones: what changes with a new
    // version of React or its router, and what root.tsx needs, each with all that it imports. The others are of what many
    // pages share: each file less shortens the list of all routes, which every visitor loads, and spares requests.
    // What is loaded late keeps its name; the other files' would only lengthen that list.
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || ["framework", "site", "form"].includes(name)
                ? "assets/[name]-[hash:7].js"
                : "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: "site",
                  test: /[\\/](app[\\/]root|platform[\\/]use-alive|icons[\\/](check|chevron-down))\.(tsx?|mjs)/,
                  priority: 1,
                },
                {
                  name: "form",
                  test: /[\\/](app[\\/]ui[\\/](field|privacy-note|problem-note)|platform[\\/]form[\\/](sending|signals))\.tsx?/,
                },
                {
                  name: "query",
                  test: /@tanstack[\\/](react-query|query-core)|platform[\\/](api-reading|query-client)|vendors[\\/]public-cache/,
                },
                {
                  name: "form-answers",
                  test: /platform[\\/](form[\\/](failure-details|messages|use-contract-form)|http[\\/]field-errors)\./,
                },
                {
                  name: "copy",
                  test: /app[\\/]ui[\\/]copy-button|platform[\\/]speech\.|icons[\\/](copy|square|volume-2)\./,
                },
                { name: "moments", test: /(app[\\/]desk[\\/]|platform[\\/]i18n[\\/]public-)moments\./ },
                { name: "names", test: /app[\\/]vendors[\\/](vendor-)?names\./ },
                { name: "problems", test: /app[\\/]ui[\\/]form-(error-summary|problems)\./ },
                { name: "louvres", test: /art[\\/]louvres/ },
                {
                  name: "common",
                  test: /app[\\/]ui[\\/](badge|skeleton|empty-state)\.|icons[\\/](circle-check|clock|chevron-left|chevron-right)\./,
                },
                // Apart from the next: the terms, which open before most first visits, need no Radix.
                { name: "panel", test: /app[\\/]ui[\\/](dialog-look|return-of-focus|scroll-region)\./ },
                {
                  name: "chat",
                  test: /app[\\/]chat[\\/](composer|conversation|dictation|greeting|limits|live-link|message-|person-bar|use-conv|widget-)/,
                },
                { name: "ways", test: /icons[\\/](mail|message-circle|phone)\./ },
                { name: "audit", test: /app[\\/]audit[\\/](contract|messages)\./ },
                {
                  name: "signs",
                  test: /icons[\\/](pencil|log-out|download|shield-question-mark|sliders-horizontal|undo-2)\./,
                },
                { name: "dialog", test: /app[\\/]ui[\\/](form-)?dialog\./ },
                // After what visitors load too: it takes along whatever no group before it holds.
                { name: "desk", test: /app[\\/]desk[\\/](?!moments|contract)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./server.ts", output: { comments: false } } },
      // Else the libraries' development halves come along.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // The libraries too, in a few files. See docs/decisions/0030.
      resolve: command === "build" ? { noExternal: true, external: ["pg-native"] } : {},
    },
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
}));
