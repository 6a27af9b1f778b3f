import { useEffect, useSyncExternalStore } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { forgetPublished, noneWaiting, ownWaiting, subscribeToWaiting } from "./own-waiting.ts";
import { PostLine } from "./post-line.tsx";
import { PostWords } from "./post-words.tsx";

/** What this browser has posted here and a person is still to read: shown to nobody else. @param replyTo null: on the board */
export function WaitingPosts({ replyTo }: { replyTo: number | null }) {
  const t = useText(messages).waiting;
  const waiting = useSyncExternalStore(subscribeToWaiting, ownWaiting, noneWaiting);
  const here = waiting.filter((one) => one.replyTo === replyTo);
  useEffect(() => void forgetPublished(), []);
  if (here.length === 0) return null;
  return (
    <section aria-label={t.label} className="mb-8 grid gap-4">
      {here.map(({ id, userId, title, content, language, at }) => (
        <article key={id} className="rounded border border-line border-dashed p-4 sm:p-5">
          <Badge tone="pending">{t.badge}</Badge>
          {title && (
            <h2 lang={language} dir="auto" className="mt-2 text-xl leading-snug [overflow-wrap:anywhere]">
              {title}
            </h2>
          )}
          <div className="mt-1">
            <PostLine author={userId} at={at} language={language} />
          </div>
          <PostWords text={content} lang={language} links={false} className="mt-2.5 max-w-measure" />
          <p className="mt-2 text-muted text-sm">{t.text}</p>
        </article>
      ))}
    </section>
  );
}
