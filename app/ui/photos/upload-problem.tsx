import { CircleAlert } from "lucide-react";

/** Why a file was not taken; announced. */
export function UploadProblem({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 font-medium text-flamboyan text-sm">
      <CircleAlert aria-hidden className="mt-[0.2em] size-4" />
      {text}
    </p>
  );
}
