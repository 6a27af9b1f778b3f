import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import subsetFont from "subset-font";
import { defineConfig, type Plugin } from "vite";

// As in theme.css. Part of the files' names, because their hash is that of the whole font.
const weights = { min: 400, max: 700 };
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some(isFont)
    ? `assets/[name]-${weights.min}-${weights.max}-[hash][extname]`
    : "assets/[name]-[hash][extname]";

const commandNames = ["admin", "backup", "check", "restore", "rotate-key"];
const commands = Object.fromEntries(commandNames.map((name) => [name, `./commands/${name}.ts`]));

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), narrowFonts(), nameCommands(), omitTemporaryFolder()],
  // The server build starts from our own process file, so pages, API and jobs share one module graph
  // (two copies of a module would be two connection pools). See docs/decisions/0001.
  environments: {
    // What every page loads comes in two files, which compress better than thirty small ones: what changes with a new
    // version of React or its router, and root.tsx with all that it imports (and what most pages use). See
    // docs/decisions/0039.
    client: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            entryFileNames: "assets/[hash:7].js",
            // Every name stands in the list of all routes, which every visitor loads; what is loaded late does not.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || ["framework", "site"].includes(name)
                ? "assets/[name]-[hash:7].js"
                : "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
                  priority: 2,
                },
                { name: "site", test: /[\\/]app[\\/](root|ui[\\/]loading[\\/]late-part)\.tsx/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // With the operator's commands: a packed Arribo (supply/pack.ts) has no sources.
          input: { index: "./server.ts", ...commands },
          output: { assetFileNames, comments: false },
        },
      },
      // Else the libraries' development halves come along.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // The libraries too, in a few files. See docs/decisions/0030.
      resolve: command === "build" ? { noExternal: true, external: ["pg-native"] } : {},
    },
  },
  build: { target: "es2022" },
  resolve: {
    alias: { "react-style-singleton": path.resolve(import.meta.dirname, "app/ui/dialogs/style-sheet.ts") },
  },
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
      "@tanstack/react-query",
      "stdnum/lib/cjs/do/cedula.js",
      "stdnum/lib/cjs/do/rnc.js",
    ],
  },
}));

function isFont(file: string): boolean {
  return file.endsWith(".woff2");
}

/** Cuts the weights that no page shows off the fonts, which is an eighth of their bytes. All characters and features stay. */
function narrowFonts(): Plugin {
  return {
    name: "narrow-fonts",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !isFont(file.fileName)) continue;
        file.source = await subsetFont(Buffer.from(file.source), undefined, {
          keepAllGlyphs: true,
          // Licence and its address.
          preserveNameIds: [13, 14],
          targetFormat: "woff2",
          variationAxes: { wght: weights },
        });
      }
    },
  };
}

/** The router's plugin calls every entry of the server's build index.js. */
function nameCommands(): Plugin {
  return {
    name: "name-commands",
    configResolved({ environments }) {
      const output = environments.ssr?.build.rolldownOptions.output;
      if (output && !Array.isArray(output)) output.entryFileNames = "[name].js";
    },
  };
}

/** The same sources make the same build: the router writes down the folder that start.js builds in, which nothing reads. */
function omitTemporaryFolder(): Plugin {
  return {
    name: "omit-temporary-folder",
    transform: (code, id) =>
      id.endsWith("virtual:react-router/server-build")
        ? { code: code.replace(/(assetsBuildDirectory = )"[^"]*"/, '$1"build/client"'), map: null }
        : undefined,
  };
}
