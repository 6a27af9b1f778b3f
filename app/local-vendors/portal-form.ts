import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { toast } from "#app/ui/toast.ts";
import {
  endSending,
  type Failure,
  type FormCall,
  sendingOf,
  sendOnce,
  subscribeToSending,
} from "#platform/form/sending.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { forgetDraft, keepDraft, portalForm, readDraft } from "./portal-draft.ts";
import { messages } from "./portal-messages.ts";
import type { PortalReceipt } from "./portal-receipt.ts";
import { useUploads } from "./portal-uploads.ts";
import {
  applicationOf,
  blank,
  isOddPhone,
  missingFields,
  type PortalErrors,
  type PortalField,
  type PortalValues,
  placedErrors,
  portalFields,
  type RequiredField,
  valuesFrom,
} from "./portal-values.ts";

/** What the server found wrong with a form that was sent without scripts. */
export type Refusal = { values: PortalValues; errors: PortalErrors; message: string };

const idle = { phase: "idle" } as const;
const noErrors: PortalErrors = {};

/** The id of a field's control. */
export const fieldId = (field: PortalField) => `portal-${field}`;

/**
 * The portal's form. Its controls keep their own values: what was typed before the page was alive stays, and a cheap
 * phone does not draw the page anew with each letter.
 * @param refused how the form was answered before, without scripts
 * @param onSent told once the application is at the server, and the draft forgotten
 */
export function usePortalForm(refused: Refusal | null, onSent: (receipt: PortalReceipt) => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const uploads = useUploads();
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [errors, setErrors] = useState(refused?.errors ?? noErrors);
  const [oddPhone, setOddPhone] = useState(false);
  const [resumed, setResumed] = useState(false);
  const sending = useSyncExternalStore(
    subscribeToSending,
    () => sendingOf<number>(portalForm),
    () => idle,
  );
  useEffect(() => () => endSending(portalForm), []);

  const typed = (): PortalValues => valuesFrom(form.current ? Object.fromEntries(new FormData(form.current)) : {});
  const look = () => {
    const now = missingFields(typed());
    setMissing((before) => (before.join() === now.join() ? before : now));
  };
  const keep = () => keepDraft({ values: typed(), photos: uploads.kept, shownAt: shownAt.current });

  const begin = useEffectEvent(() => {
    const draft = readDraft();
    shownAt.current = draft?.shownAt ?? Date.now();
    // What the server answered to is newer than the draft; what was typed meanwhile too.
    if (draft && !refused && form.current) {
      const before = typed();
      const filled = portalFields.filter(
        (field) => before[field] === blank[field] && draft.values[field] !== blank[field],
      );
      for (const field of filled) write(form.current, field, draft.values[field]);
      uploads.restore(draft.photos);
      setResumed(filled.length > 0 || draft.photos.length > 0);
    }
    setOddPhone(isOddPhone(typed().telefono));
    look();
  });
  useLayoutEffect(() => begin(), []);
  const keepNow = useEffectEvent(keep);
  useKeeping(keepNow, uploads.kept.length);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, type, value } = target as unknown as HTMLInputElement;
    look();
    if (name in errors) setErrors(({ [name as PortalField]: _mended, ...others }) => others);
    if (name === "telefono" && oddPhone) setOddPhone(isOddPhone(value));
    if (type === "radio" || type === "select-one") keep();
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === "telefono") setOddPhone(isOddPhone(value));
    keep();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = typed();
    if (missingFields(values).length > 0) return;
    uploads.stop();
    keep();
    setErrors(noErrors);
    const content = { ...applicationOf(values), photos: uploads.kept.map(({ id }) => id) };
    const outcome = await sendOnce(callIn(locale), content, signalsOf(form.current, shownAt.current, locale));
    if (!outcome) return;
    if ("answer" in outcome) {
      forgetDraft();
      toast({ title: t.sent.title, lang: locale });
      onSent(receiptOf(outcome.answer, values));
      return;
    }
    toast({ title: t.send.error, description: t.send.failed, variant: "destructive", lang: locale });
    const placed = placedErrors(outcome.failure.fields, values);
    setErrors(placed);
    focusFirst(placed);
  };
  const failure = sending.phase === "failed" ? sending.failure : null;
  return {
    form,
    uploads,
    missing,
    errors,
    oddPhone,
    resumed,
    failure,
    busy: sending.phase === "sending",
    on: { onInput, onBlur, onSubmit: submit },
  };
}
export type PortalForm = ReturnType<typeof usePortalForm>;

/** Keeps the draft when the page is left in any way, and when the photos it names change. */
function useKeeping(keep: () => void, photos: number) {
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo more or less is kept at once
  useEffect(() => {
    if (begun.current) keep();
    begun.current = true;
  }, [photos]);
  useEffect(() => {
    // Phones kill hidden tabs without another word.
    const away = () => {
      if (document.visibilityState === "hidden") keep();
    };
    document.addEventListener("visibilitychange", away);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("visibilitychange", away);
      window.removeEventListener("pagehide", keep);
    };
  }, []);
}

/** The answers to errors come in the portal's language, which is not always the site's. */
function callIn(locale: Locale): FormCall<object, number> {
  return {
    name: portalForm,
    url: `/api/dominican-vendors?lang=${locale}`,
    outlivesTab: true,
    async read(response) {
      const { id } = (await response.json()) as { id?: unknown };
      if (typeof id !== "number") throw new TypeError("the answer cannot be read");
      return id;
    },
  };
}

/** How it was filled. The language is no part of what is sent: after a toggle a retry is still the same. */
function signalsOf(form: HTMLFormElement | null, shownAt: number, locale: Locale) {
  const trap = form?.elements.namedItem("homepage");
  return {
    trap: trap instanceof HTMLInputElement ? trap.value : "",
    elapsed: Math.max(0, Date.now() - shownAt),
    language: locale === "en" ? "EN" : "ES",
  };
}

/** What the success screen tells of an application. */
export function receiptOf(id: number, values: PortalValues): PortalReceipt {
  const { telefono, email, whatsappNotifications } = values;
  return { id, telefono: telefono.trim(), email: email.trim(), whatsapp: whatsappNotifications === "si" };
}

/** Puts a value into a control, or into a set of radio buttons. */
function write(form: HTMLFormElement, field: PortalField, value: string): void {
  const control = form.elements.namedItem(field);
  if (control && "value" in control) control.value = value;
}

function focusFirst(errors: PortalErrors): void {
  const first = portalFields.find((field) => errors[field]);
  if (first) document.getElementById(fieldId(first))?.focus();
}

/** What there is to say of a failure beyond that it failed: no network, the server's words, and that nothing is lost. */
export function failureWords({ code, message }: Failure, online: boolean, t: { offline: string; kept: string }) {
  const why = code === undefined ? !online && t.offline : message;
  return [why, t.kept].filter((words) => typeof words === "string").join(" ");
}
