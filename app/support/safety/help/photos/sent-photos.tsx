import { lazy, Suspense } from "react";
import { importAgain } from "#platform/browser/import-again.ts";
import type { SentPhotosProps } from "./late-photos.tsx";

const load = () => import("./late-photos.tsx");
const nothing = { default: (_: SentPhotosProps) => null };
/** Where the code does not come, the request is shown without its photos: it must not break the page. */
const Late = lazy(async () => {
  const code = await load()
    .catch(importAgain<Awaited<ReturnType<typeof load>>>)
    .catch(() => undefined);
  return code ? { default: code.SentPhotos } : nothing;
});

/** `SentPhotos`, whose code comes with the first request. */
export function LateSentPhotos(props: SentPhotosProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
