import { FileText, Trash2, Upload } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { loadShrink } from "#platform/pictures/load-shrink.ts";
import { uploadFile } from "#platform/pictures/upload-file.ts";
import type { Paper } from "../contract.ts";
import { maxPaperBytes, maxPapers, paperTypes } from "../rules/papers.ts";
import { messages } from "./messages.ts";

type PapersProps = { papers: readonly Paper[]; token: string };

/** Uploads papers, one at a time, each saved at once; the answer is sent separately. */
export function Papers({ papers: first, token }: PapersProps) {
  const t = useText(messages).papers;
  const heading = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { papers, upload, remove, state } = usePapers(first, token);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) void upload(file);
  };
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-lg">
        {t.title}
      </h3>
      <p className="mt-1 max-w-measure text-muted text-sm">{t.note}</p>
      {papers.length > 0 && (
        <ul className="mt-3 border-t">
          {papers.map((paper) => (
            <li key={paper.id} className="flex flex-wrap items-center gap-x-4 border-b py-1.5">
              <FileText aria-hidden className="size-5 text-muted" />
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {paper.name}{" "}
                <span className="text-muted text-sm">
                  {t.size(Math.max(1, Math.round(paper.size / 1024)))}
                </span>
              </span>
              <Button variant="link" size="small" onClick={() => void remove(paper.id)}>
                <Trash2 aria-hidden className="size-4" />
                {t.remove}
                <span className="sr-only">: {paper.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        type="file"
        accept={paperTypes.join(",")}
        aria-label={t.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Button
        variant="quiet"
        className="mt-4"
        busy={state.phase === "uploading"}
        busyLabel={state.phase === "uploading" ? t.uploading(Math.round(100 * state.sent)) : undefined}
        disabled={papers.length >= maxPapers}
        onClick={() => chooser.current?.click()}
      >
        <Upload aria-hidden className="size-4" />
        {t.choose}
      </Button>
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {papers.length >= maxPapers ? t.full : state.phase === "saved" && t.saved}
      </p>
      <p role="alert" className="mt-2 font-medium text-flamboyan text-sm empty:hidden">
        {state.phase === "failed" && state.problem}
      </p>
    </section>
  );
}

/** A phone's photo is larger than the limit and takes minutes on a slow line. A PDF, or what cannot be read, stays as it is. */
async function smaller(file: File): Promise<Blob> {
  if (file.type === "application/pdf") return file;
  const photo = await loadShrink()
    .then((shrink) => shrink(file))
    .then(
      (shrunk) => shrunk.photo,
      () => file,
    );
  return photo.size < file.size ? photo : file;
}

type UploadState =
  | { phase: "idle" | "saved" }
  | { phase: "uploading"; sent: number }
  | { phase: "failed"; problem: string };

function usePapers(first: readonly Paper[], token: string) {
  const t = useText(messages).papers;
  const { locale } = useLocale();
  const [papers, setPapers] = useState(first);
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const fail = (error: unknown) => {
    const body = error instanceof ApiError ? error.body : undefined;
    setState({ phase: "failed", problem: (body?.fields?.paper ?? body?.message) || t.network });
  };
  const upload = async (file: File) => {
    if (state.phase === "uploading") return;
    if (!paperTypes.some((type) => type === file.type)) return setState({ phase: "failed", problem: t.type });
    setState({ phase: "uploading", sent: 0 });
    const sent = await smaller(file);
    if (sent.size > maxPaperBytes) return setState({ phase: "failed", problem: t.tooBig });
    const query = new URLSearchParams({ name: file.name.slice(-120), lang: locale });
    try {
      const answer = await uploadFile({
        method: "POST",
        url: `/api/vendor-applications/${encodeURIComponent(token)}/papers?${query}`,
        file: sent,
        onProgress: (part) => setState({ phase: "uploading", sent: part }),
        signal: new AbortController().signal,
      });
      setPapers((answer as { papers: Paper[] }).papers);
      setState({ phase: "saved" });
    } catch (error) {
      fail(error);
    }
  };
  const remove = async (paper: number) => {
    try {
      const answer = await api.delete("/api/vendor-applications/:token/papers/:paper", { token, paper });
      setPapers(answer.papers);
      setState({ phase: "idle" });
    } catch (error) {
      fail(error);
    }
  };
  return { papers, upload, remove, state };
}
