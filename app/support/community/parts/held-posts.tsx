import { useEffect, useSyncExternalStore } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { getHeldPosts, getNoPosts, removePublished, subscribeToHeldPosts } from "./held-posts-store.ts";
import { PostByline } from "./post-byline.tsx";
import { PostText } from "./post-text.tsx";
import { RemoveOwn } from "./remove-own.tsx";

export function HeldPosts({ replyTo }: { replyTo: number | null }) {
  const t = useText(messages).waiting;
  const heldPosts = useSyncExternalStore(subscribeToHeldPosts, getHeldPosts, getNoPosts);
  const shownPosts = heldPosts.filter((one) => one.replyTo === replyTo);
  useEffect(() => void removePublished(), []);
  if (shownPosts.length === 0) return null;
  return (
    <section aria-label={t.label} className="mb-8 grid gap-4">
      {shownPosts.map(({ id, userId, title, content, language, at }) => (
        <article key={id} className="rounded border border-line border-dashed p-4 sm:p-5">
          <Badge tone="pending">{t.badge}</Badge>
          {title && (
            <h2 lang={language} dir="auto" className="mt-2 text-xl leading-snug [overflow-wrap:anywhere]">
              {title}
            </h2>
          )}
          <div className="mt-1">
            <PostByline author={userId} at={at} language={language} />
          </div>
          <PostText text={content} lang={language} links={false} className="mt-2.5 max-w-measure" />
          <p className="mt-2 text-muted text-sm">{t.text}</p>
          <RemoveOwn id={id} replyTo={replyTo} about={title || content.slice(0, 60)} />
        </article>
      ))}
    </section>
  );
}
