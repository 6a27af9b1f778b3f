import { CircleAlert } from "lucide-react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { SignInProblem } from "./sign-in.ts";

export function ProblemNote({ problem }: { problem: SignInProblem }) {
  const t = useText(messages).signIn;
  const words =
    problem.kind === "refused"
      ? problem.message
      : problem.kind === "wait"
        ? t.wait(t.minutes(problem.minutes))
        : t.unreachable;
  return (
    <p className="flex items-start gap-3 rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled">
      <CircleAlert aria-hidden className="mt-0.5 size-5" />
      <span>{words}</span>
    </p>
  );
}
