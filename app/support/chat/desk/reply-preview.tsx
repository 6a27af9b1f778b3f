import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useGoesAbroad } from "#app/support/translation/use-goes-abroad.ts";
import { api } from "#platform/api-client/api.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { StaffChat } from "../contract.ts";
import { messages } from "../staff-messages.ts";

/** Milliseconds without typing before a free preview is requested. */
const debounceMs = 500;

type PreviewState = {
  translation: string | null | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  /** It costs money, so it is made when it is asked for. */
  isPaid: boolean;
  request: () => void;
};

type Asked = { text: string; language: Locale; reads: Locale };

/** @param asked `text`: "" where nothing is to be translated */
export function usePreview({ id }: StaffChat, asked: Asked): PreviewState {
  const { text } = asked;
  const isPaid = useGoesAbroad();
  const [requestedText, setRequestedText] = useState("");
  useEffect(() => {
    if (isPaid) return;
    const timer = setTimeout(() => setRequestedText(text), debounceMs);
    return () => clearTimeout(timer);
  }, [isPaid, text]);
  const isRequested = text !== "" && requestedText === text;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ["chat preview", id, asked],
    enabled: isRequested,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) => api.post("/api/admin/chats/:id/preview", { id, ...asked }, { signal }),
  });
  const request = () => (isRequested ? void refetch() : setRequestedText(text));
  return {
    translation: isRequested ? data?.translation : undefined,
    isBusy: isRequested && isFetching,
    hasFailed: isRequested && isError,
    isPaid,
    request,
  };
}

type PreviewProps = { language: Locale; ready: string | undefined; preview: PreviewState };

export function Preview({ language, ready, preview }: PreviewProps) {
  const t = useText(messages).preview;
  const { isPaid, hasFailed } = preview;
  const translation = ready ?? preview.translation;
  return (
    <div aria-live="polite" className="text-sm empty:hidden">
      {translation && (
        <div className="border-larimar border-s-3 bg-band px-3 py-2">
          <p className="text-muted text-xs">{t.heading}</p>
          <p lang={language} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {translation}
          </p>
        </div>
      )}
      {translation === null && <p className="font-semibold text-flamboyan">{t.none}</p>}
      {hasFailed && <p className="text-flamboyan">{t.failed}</p>}
      {translation === undefined && isPaid && !hasFailed && <p className="text-muted">{t.onSend}</p>}
    </div>
  );
}
