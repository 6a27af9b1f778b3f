// Generates the app icons from `public/icon.svg`: `node app/ui/art/make-icons.ts`
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../../../public");
const mark = readFileSync(path.join(folder, "icon.svg"), "utf8").trim();
const drawing = mark.replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** @param share the mark's share of the side */
const onBackground = (share: number) => {
  const inset = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#F2F5F1" d="M0 0h32v32H0z"/>
    <g transform="translate(${inset} ${inset}) scale(${share})">${drawing}</g></svg>`;
};

const icons: [name: string, side: number, picture: string][] = [
  ["icon-192.png", 192, mark],
  ["icon-512.png", 512, mark],
  // Phones mask these icons: keep the mark within the inner 80%.
  ["icon-maskable-512.png", 512, onBackground(0.62)],
  ["apple-touch-icon.png", 180, onBackground(0.78)],
];

for (const [name, side, picture] of icons) {
  await sharp(Buffer.from(picture), { density: 72 * (side / 32) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, name));
}
