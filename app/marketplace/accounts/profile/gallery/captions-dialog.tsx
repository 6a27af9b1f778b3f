import { type FormEvent, useState } from "react";
import type { GalleryPicture } from "#app/marketplace/vendors/contract.ts";
import { pictureAddress } from "#app/marketplace/vendors/rules/picture-address.ts";
import { maxCaptionLength } from "#app/marketplace/vendors/values.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { CaptionConflict, type Captions } from "./edits.ts";
import { galleryMessages } from "./messages.ts";

type CaptionsDialogProps = {
  picture: GalleryPicture;
  number: number;
  save: (captions: Captions, seen: Captions) => Promise<void>;
  close: () => void;
};

const fields = [
  { name: "caption", lang: "en" },
  { name: "captionSpanish", lang: "es" },
] as const;

/** The captions of one picture. What another window saved meanwhile is shown before it is replaced. */
export function CaptionsDialog({ picture, number, save, close }: CaptionsDialogProps) {
  const t = useText(galleryMessages);
  const [seen, setSeen] = useState<Captions>(picture);
  const [captions, setCaptions] = useState<Captions>(picture);
  const [theirs, setTheirs] = useState<Captions | null>(null);
  const [errors, setErrors] = useState<Partial<Record<keyof Captions, string | undefined>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (error: unknown) => {
    if (error instanceof CaptionConflict) {
      if (!error.theirs) return setProblem(t.captions.gone);
      setTheirs(error.theirs);
      setSeen(error.theirs);
      return setProblem(t.captions.changed);
    }
    const body = error instanceof ApiError ? error.body : undefined;
    const wrong = fields.map(({ name }) => [name, errorOf(body?.fields, name)] as const);
    setErrors(Object.fromEntries(wrong.filter(([, text]) => text)));
    if (!wrong.some(([, text]) => text)) setProblem(body?.message || t.notSaved);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    setProblem(null);
    const { caption, captionSpanish } = captions;
    await save({ caption: caption.trim(), captionSpanish: captionSpanish.trim() }, seen).then(close, refuse);
    setBusy(false);
  };
  return (
    <ActionDialog
      close={close}
      title={t.captions.title(number)}
      description={t.captions.text}
      onSubmit={(event) => void submit(event)}
      action={t.captions.save}
      busy={busy}
      busyLabel={t.captions.saving}
      problem={problem && <Problem text={problem} theirs={theirs} />}
    >
      <div className="grid gap-5">
        <img
          src={pictureAddress(picture.id) ?? ""}
          alt=""
          width={picture.width}
          height={picture.height}
          className="h-40 w-full rounded object-contain"
        />
        {fields.map(({ name, lang }) => (
          <Field key={name} label={t.captions[name]} hint={t.captions.length} error={errors[name]}>
            <Input
              value={captions[name]}
              lang={lang}
              maxLength={maxCaptionLength}
              onChange={({ target }) => setCaptions((all) => ({ ...all, [name]: target.value }))}
            />
          </Field>
        ))}
      </div>
    </ActionDialog>
  );
}

/** The server names the field by its place in the list: `pictures.3.caption`. */
function errorOf(errors: Record<string, string> | undefined, name: keyof Captions): string | undefined {
  return Object.entries(errors ?? {}).find(([path]) => path.endsWith(`.${name}`))?.[1];
}

function Problem({ text, theirs }: { text: string; theirs: Captions | null }) {
  const t = useText(galleryMessages).captions;
  return (
    <>
      {text}
      {theirs &&
        fields.map(({ name, lang }) => (
          <span key={name} className="block font-normal">
            {t[name]}: {theirs[name] ? <q lang={lang}>{theirs[name]}</q> : t.empty}
          </span>
        ))}
    </>
  );
}
