import { useText } from "#platform/i18n/locale-context.tsx";
import type { AnswerChange } from "../contract.ts";
import { labels } from "../labels.ts";
import { messages } from "./messages.ts";

/** What the applicant changed, before and after. Of a sealed answer only that it changed. */
export function Changes({ changes }: { changes: readonly AnswerChange[] }) {
  const t = useText(messages).steps;
  const { fields } = useText(labels);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-2 text-sm">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="font-semibold">{fields[field]}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {from === "" && to === "" ? (
              <span className="text-muted">{t.sealedChange}</span>
            ) : (
              <>
                <del dir="auto" className="text-muted">
                  {from || t.blank}
                </del>{" "}
                <ins dir="auto" className="no-underline">
                  {to || t.blank}
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
