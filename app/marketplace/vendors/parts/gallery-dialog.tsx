import { ChevronLeft, ChevronRight } from "lucide-react";
import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { GalleryPicture } from "../contract.ts";
import { captionFor } from "../rules/gallery.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { messages } from "./gallery-messages.ts";

/** In pixels: a shorter one is a tap. */
const shortestSwipe = 40;

type GalleryDialogProps = { pictures: readonly GalleryPicture[]; first: number; close: () => void };

/** Pictures in large, one after the other: by buttons, arrow keys and swipes. After the last one comes the first. */
export default function GalleryDialog({ pictures, first, close }: GalleryDialogProps) {
  const t = useText(messages);
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  // Another window may have removed some.
  const shown = Math.min(index, count - 1);
  const picture = pictures[shown];
  const step = (by: -1 | 1) => setIndex((shown + by + count) % count);
  useArrowKeys(step);
  const swipe = useSwipe(step);
  if (!picture) return null;
  const position = t.position(shown + 1, count);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t.title}
      description={position}
      width="wide"
      footer={
        count > 1 && (
          <>
            <Button variant="quiet" className="me-auto" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden className="size-5" />
              {t.previous}
            </Button>
            <Button variant="quiet" onClick={() => step(1)}>
              {t.next}
              <ChevronRight aria-hidden className="size-5" />
            </Button>
          </>
        )
      }
    >
      <figure {...swipe} className="max-sm:grid max-sm:min-h-[60dvh] max-sm:content-center">
        <LargePicture key={picture.id} picture={picture} alt={t.picture(shown + 1, count)} />
        <Captions picture={picture} />
      </figure>
      <Announcement position={position} picture={picture} />
    </Dialog>
  );
}

/** The focus stays on the button, so the next picture is announced to screen readers. */
function Announcement({ position, picture }: { position: string; picture: GalleryPicture }) {
  const { locale } = useLocale();
  const caption = captionFor(picture, locale);
  return (
    <div role="status" className="sr-only">
      <p>{position}</p>
      {caption && <p lang={caption.lang}>{caption.text}</p>}
    </div>
  );
}

function LargePicture({ picture: { id, width, height }, alt }: { picture: GalleryPicture; alt: string }) {
  return (
    <img
      src={pictureAddress(id, "large") ?? ""}
      alt={alt}
      width={width}
      height={height}
      /* The captions stay in sight. */
      className="max-h-[60dvh] w-full rounded object-contain sm:max-h-[min(50dvh,26rem)]"
    />
  );
}

/** The page's language first, and the vendor's words in the other one. */
function Captions({ picture }: { picture: GalleryPicture }) {
  const { locale } = useLocale();
  const main = captionFor(picture, locale);
  if (!main) return null;
  const second = main.lang === locale ? captionFor(picture, otherLocale(locale)) : null;
  return (
    <figcaption className="mx-auto mt-4 max-w-measure text-center [overflow-wrap:anywhere]">
      <Words {...main} />
      {second && second.lang !== main.lang && <Words {...second} isSecond />}
    </figcaption>
  );
}

function Words({ text, lang, isSecond = false }: { text: string; lang: Locale; isSecond?: boolean }) {
  return (
    <p lang={lang} className={isSecond ? "mt-1 text-muted text-sm" : undefined}>
      {text}
    </p>
  );
}

function useArrowKeys(step: (by: -1 | 1) => void) {
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function useSwipe(step: (by: -1 | 1) => void) {
  const from = useRef<number | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers zoom.
      from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      if (from.current === null) return;
      const way = (changedTouches[0]?.clientX ?? from.current) - from.current;
      from.current = null;
      if (Math.abs(way) >= shortestSwipe) step(way > 0 ? -1 : 1);
    },
  };
}
