import { lazy, Suspense } from "react";
import { firstAct } from "#platform/browser/first-act.ts";
import { importAgain } from "#platform/browser/import-again.ts";
import type { Conversation } from "./conversation.ts";

type Code = typeof import("./photos.tsx");
let loading: Promise<Code | undefined> | undefined;

/** The code of photos, which `/ai-chat` need not load before an act. Where it does not come, one writes without photos. */
function load(): Promise<Code | undefined> {
  const code = () => import("./photos.tsx");
  loading ??= firstAct()
    .then(code)
    .catch(importAgain<Code>)
    .catch(() => undefined);
  return loading;
}

type ButtonProps = { conversation: Conversation; className: string };
type ProgressProps = { conversation: Conversation };
const Button = lazy(async () => ({ default: (await load())?.PhotoButton ?? ((_: ButtonProps) => null) }));
const Progress = lazy(async () => ({
  default: (await load())?.PhotoProgress ?? ((_: ProgressProps) => null),
}));

/** `PhotoButton`; its place is kept meanwhile. */
export function LatePhotoButton(props: ButtonProps) {
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <Button {...props} />
    </Suspense>
  );
}

/** `PhotoProgress` */
export function LatePhotoProgress(props: ProgressProps) {
  return (
    <Suspense>
      <Progress {...props} />
    </Suspense>
  );
}
