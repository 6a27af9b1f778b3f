declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "subset-font" {
  type Options = {
    keepAllGlyphs: true;
    preserveNameIds: number[];
    targetFormat: "woff2";
    variationAxes: Record<string, { min: number; max: number }>;
  };
  /** The font in fewer variations. */
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
