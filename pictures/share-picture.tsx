import type { CSSProperties, ReactNode } from "react";
import { Wordmark } from "#app/site/navigation/wordmark.tsx";
import { GalleryFloor } from "#app/site/partners/floor-tile.tsx";
import { type SharePicture, sharePictureSize, sharePictures } from "#app/site/seo/share-pictures.ts";
import { KeyRack } from "#app/site/services/key-rack.tsx";
import { TwoVoices } from "#app/support/translation/translator/two-voices.tsx";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { CoastMap } from "#app/ui/art/coast-map.tsx";
import { CoralArch } from "#app/ui/art/coral-arch.tsx";
import { InitialsArch } from "#app/ui/art/initials-arch.tsx";
import { Louvres } from "#app/ui/art/louvres.tsx";
import theme from "#app/ui/theme.css?inline";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";

/** What stands at the right, and where: in pixels of the picture. */
type Art = { picture: ReactNode; style: CSSProperties; night?: boolean };

const standing: CSSProperties = { right: 96, bottom: -8, width: 400 };
const doorways = ["Rafael Peña", "Yunior Mota", "Altagracia Díaz", "Casa Cayena"];

const arts: Record<SharePicture, Art> = {
  home: { picture: <CoralArch />, style: standing },
  services: { picture: <KeyRack />, style: { right: 64, top: 130, width: 410 } },
  packages: { picture: <Arches />, style: { right: 36, bottom: -6, width: 604 } },
  partners: { picture: <GalleryFloor />, style: { right: 0, top: 54, width: 480, height: 576 } },
  directory: {
    picture: <CoastMap current="Sosúa" />,
    // The sea ends with the drawing, softly.
    style: { right: 2, top: 160, width: 560, maskImage: "linear-gradient(to right, transparent, black 14%)" },
  },
  vendor: { picture: <Louvres />, style: { right: 36, top: 150, width: 480 } },
  join: { picture: <Doorways />, style: { right: 92, top: 112, width: 420 } },
  safety: { picture: <CoralArch />, style: standing, night: true },
  community: { picture: <Louvres />, style: { right: 36, top: 150, width: 480 }, night: true },
  translation: { picture: <TwoVoices />, style: { right: 48, top: 190, width: 560 } },
};

const house = {
  en: "Relocation concierge in the Dominican Republic",
  es: "Concierge de mudanzas en República Dominicana",
};

/** A document that is one picture: the fretwork above, the words at the left, the art at the right. */
export function ShareDocument({ name, locale }: { name: SharePicture; locale: Locale }) {
  const { picture, style, night = false } = arts[name];
  return (
    <html lang={locale}>
      <head>
        <style>{theme + layout}</style>
      </head>
      <body style={{ colorScheme: night ? "dark" : "light" }}>
        <div className="picture" style={sharePictureSize}>
          <div className="art" style={style}>
            {picture}
          </div>
          <CaladoStrip />
          <div className="words">
            <Wordmark />
            <h1>{inLocale(sharePictures, locale)[name]}</h1>
            <p>{house[locale]}</p>
          </div>
        </div>
      </body>
    </html>
  );
}

/** The house's mark alone, for machines that want a square. */
export function LogoDocument() {
  return (
    <html lang="en">
      <head>
        <style>{`${theme}${layout}.picture svg{width:340px;height:340px}.picture span span{display:none}`}</style>
      </head>
      <body style={{ colorScheme: "light" }}>
        <div className="picture logo" style={logoSize}>
          <Wordmark />
        </div>
      </body>
    </html>
  );
}

export const logoSize = { width: 512, height: 512 };

/** Three ways in, each larger than the one before. */
function Arches() {
  return (
    <div style={{ display: "flex", alignItems: "flex-end", gap: 14 }}>
      {[146, 190, 240].map((width) => (
        <div key={width} style={{ width }}>
          <CoralArch />
        </div>
      ))}
    </div>
  );
}

function Doorways() {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "28px 36px" }}>
      {doorways.map((name) => (
        <InitialsArch key={name} name={name} />
      ))}
    </div>
  );
}

const layout = `
html,body{margin:0;background:none;min-height:0}
.picture{position:relative;overflow:hidden;background:var(--color-background);color:var(--color-ink)}
.picture>svg{position:absolute;inset:0 0 auto;display:block}
.art{position:absolute}
.art svg{display:block;width:100%;height:auto}
.art>svg:not([viewBox]){height:100%}
.words{position:absolute;inset:54px 620px 0 72px;display:flex;flex-direction:column;justify-content:center;gap:30px}
.words>span{transform:scale(1.8);transform-origin:left;width:max-content}
.words h1{font-size:74px;line-height:1.03;width:600px;text-wrap:balance}
.words p{font-size:27px;line-height:1.3;color:var(--color-muted);width:560px}
.logo{display:grid;place-content:center}
`;
