import { ArrowDown, ArrowUp, Pencil, Star, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { Gallery, GalleryPicture } from "#app/marketplace/vendors/contract.ts";
import { pictureAddress } from "#app/marketplace/vendors/rules/picture-address.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { CaptionsDialog } from "./captions-dialog.tsx";
import { chooseCover, move } from "./edits.ts";
import { galleryMessages } from "./messages.ts";
import type { GalleryState } from "./use-gallery.ts";

type PictureRowProps = { picture: GalleryPicture; index: number; state: GalleryState };

/** One picture of the gallery, with its captions and what can be done with it. */
export function PictureRow({ picture, index, state }: PictureRowProps) {
  const t = useText(galleryMessages);
  const [open, setOpen] = useState<"captions" | "removal" | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const { gallery, edit } = state;
  const { id, caption, captionSpanish } = picture;
  const isCover = gallery.coverId === id;
  const name = <span className="sr-only">: {t.picture(index + 1)}</span>;
  const describeCover = (saved: Gallery) => (saved.coverId === id ? t.coverChosen : "");
  const close = () => setOpen(null);
  const ask = () => {
    setWasAsked(true);
    setOpen("removal");
  };
  return (
    <li className="rounded border p-3">
      {/* On a phone the captions have a line of their own. */}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <img
          src={pictureAddress(id) ?? ""}
          alt={t.picture(index + 1)}
          width={144}
          height={108}
          loading="lazy"
          className="aspect-4/3 w-24 shrink-0 rounded bg-band object-cover sm:w-36"
        />
        <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
          {isCover && (
            <Badge tone="confirmed" icon={Star} className="mb-1">
              {t.cover}
            </Badge>
          )}
          <CaptionTexts caption={caption} captionSpanish={captionSpanish} />
        </div>
        <MoveButtons id={id} index={index} state={state} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        {open === "removal" ? (
          <Removal confirm={() => state.remove(id).then(close)} close={close} />
        ) : (
          <>
            <Button variant="link" size="small" onClick={() => setOpen("captions")}>
              <Pencil aria-hidden className="size-4" />
              {caption || captionSpanish ? t.editCaption : t.writeCaption}
              {name}
            </Button>
            {!isCover && (
              <Button variant="link" size="small" onClick={() => edit(chooseCover(id), describeCover)}>
                <Star aria-hidden className="size-4" />
                {t.makeCover}
                {name}
              </Button>
            )}
            {/* The focus comes back to it. */}
            <Button variant="link" size="small" autoFocus={wasAsked} onClick={ask}>
              <Trash2 aria-hidden className="size-4" />
              {t.remove}
              {name}
            </Button>
          </>
        )}
      </div>
      {open === "captions" && (
        <CaptionsDialog
          picture={picture}
          number={index + 1}
          save={(captions, seen) => state.saveCaptions(id, captions, seen)}
          close={close}
        />
      )}
    </li>
  );
}

function CaptionTexts({ caption, captionSpanish }: Pick<GalleryPicture, "caption" | "captionSpanish">) {
  const t = useText(galleryMessages);
  if (!caption && !captionSpanish) return <p className="text-muted text-sm">{t.noCaption}</p>;
  return (
    <div className="text-sm [overflow-wrap:anywhere]">
      {caption && <p lang="en">{caption}</p>}
      {captionSpanish && (
        <p lang="es" className={caption && "text-muted"}>
          {captionSpanish}
        </p>
      )}
    </div>
  );
}

const moves = [
  { by: -1, label: "earlier", Icon: ArrowUp },
  { by: 1, label: "later", Icon: ArrowDown },
] as const;

/** At an end a button stays focusable: it must not drop the keyboard's focus when the picture arrives there. */
function MoveButtons({ id, index, state }: { id: string; index: number; state: GalleryState }) {
  const t = useText(galleryMessages);
  const pressed = useRef<HTMLButtonElement>(null);
  const count = state.gallery.pictures.length;
  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const describePlace = ({ pictures }: Gallery) => {
    const place = pictures.findIndex((one) => one.id === id) + 1;
    return place > 0 ? t.moved(place, pictures.length) : "";
  };
  return (
    <div className="ms-auto grid">
      {moves.map(({ by, label, Icon }) => {
        const isEnd = index + by < 0 || index + by >= count;
        return (
          <button
            key={label}
            type="button"
            aria-disabled={isEnd || undefined}
            onClick={(event) => {
              if (isEnd) return;
              pressed.current = event.currentTarget;
              state.edit(move(id, by), describePlace);
            }}
            className={classNames(
              "inline-flex size-11 items-center justify-center rounded",
              isEnd ? "opacity-55" : "hover:bg-band",
            )}
          >
            <Icon aria-hidden className="size-5" />
            <span className="sr-only">{`${t[label]}: ${t.picture(index + 1)}`}</span>
          </button>
        );
      })}
    </div>
  );
}

/** With confirmation: a removed picture is lost. */
function Removal({ confirm, close }: { confirm: () => Promise<void>; close: () => void }) {
  const t = useText(galleryMessages);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    void confirm();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a set of inputs, and there are only buttons
    <div role="group" aria-label={t.sure} className="flex flex-wrap items-center gap-2">
      <p className="font-medium text-sm">{t.sure}</p>
      <Button variant="danger" size="small" busy={busy} onClick={remove}>
        {t.yes}
      </Button>
      {/* The focused button is unmounted; focus the harmless choice. */}
      <Button variant="quiet" size="small" autoFocus onClick={close}>
        {t.no}
      </Button>
    </div>
  );
}
