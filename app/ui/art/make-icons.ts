// Makes the icons of the installed app from the site's own: `node app/ui/art/make-icons.ts`.
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "../../../public");
const mark = readFileSync(path.join(folder, "icon.svg"), "utf8").trim();
const drawing = mark.replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The mark on a ground of its own. @param share how much of the side the mark takes */
const onGround = (share: number) => {
  const inset = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#F2F5F1" d="M0 0h32v32H0z"/>
    <g transform="translate(${inset} ${inset}) scale(${share})">${drawing}</g></svg>`;
};

const icons: [name: string, side: number, picture: string][] = [
  ["icon-192.png", 192, mark],
  ["icon-512.png", 512, mark],
  // Phones cut a mask out of it: what counts lies within the inner four fifths.
  ["icon-maskable-512.png", 512, onGround(0.62)],
  ["apple-touch-icon.png", 180, onGround(0.78)],
];

for (const [name, side, picture] of icons) {
  await sharp(Buffer.from(picture), { density: 72 * (side / 32) })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, name));
}
