import { useEffect, useRef, useState } from "react";
import { ApiError, isSignInRequired } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PictureKind } from "../../contract.ts";
import { pictureMessages } from "../../field-messages.ts";
import { useVendor } from "../../vendor-context.ts";
import { useClearOtherQueries, useRemovePicture } from "../queries.ts";
import { megabytes, type Picture, pictureProblem, uploadPicture } from "../upload.ts";

type PictureState =
  | { phase: "idle" }
  | { phase: "uploading"; sent: number }
  | { phase: "done"; text: string }
  | { phase: "refused"; text: string };

type Changed = (kind: PictureKind, picture: Picture) => void;

/**
 * Checks, uploads and removes one picture. `state.sent` is the fraction uploaded; leaving the page cancels. `onChanged`
 * gets the new picture, or an empty `url` after removal.
 */
export function usePicture(kind: PictureKind, vendorId: number, onChanged: Changed) {
  const t = useText(pictureMessages);
  const { locale } = useLocale();
  const { sessionEnded } = useVendor();
  const [state, setState] = useState<PictureState>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  const forgetOthers = useClearOtherQueries();
  const removal = useRemovePicture(vendorId, kind);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (error: unknown) => {
    if (error instanceof DOMException) return setState({ phase: "done", text: t.cancelled });
    const body = error instanceof ApiError ? error.body : undefined;
    setState({ phase: "refused", text: body?.fields?.picture ?? body?.message ?? t.problems.network });
    if (isSignInRequired(error)) sessionEnded();
  };
  const choose = async (file: File) => {
    const problem = pictureProblem(file);
    if (problem) {
      const text = problem === "size" ? t.problems.size(megabytes(file.size, locale)) : t.problems[problem];
      return setState({ phase: "refused", text });
    }
    const control = new AbortController();
    running.current = control;
    setState({ phase: "uploading", sent: 0 });
    const onProgress = (sent: number) => setState({ phase: "uploading", sent });
    try {
      const picture = await uploadPicture({ vendorId, kind, file, onProgress, signal: control.signal });
      setState({ phase: "done", text: t.uploaded });
      onChanged(kind, picture);
      forgetOthers();
    } catch (error) {
      refuse(error);
    }
  };
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess(picture) {
        setState({ phase: "done", text: t.removed });
        onChanged(kind, picture);
      },
      onError: refuse,
    });
  return {
    state,
    choose: (file: File) => void choose(file),
    cancel: () => running.current?.abort(),
    remove,
    removing: removal.isPending,
  };
}
