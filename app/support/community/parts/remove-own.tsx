import { Trash2 } from "lucide-react";
import { lazy, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { getNoOwnPosts, getOwnPosts, subscribeToOwnPosts } from "./own-posts-store.ts";

const RemoveDialog = lazy(() => import("./remove-dialog.tsx"));

type RemoveOwnProps = {
  id: number;
  /** The post that this replies to; null for a post. */
  replyTo: number | null;
  /** Its title or first words, for screen readers. */
  about: string;
  /** Its conversation's page is open: without the post there is nothing to see there. */
  isOpen?: boolean;
};

/** The button by which this browser's own post or reply is removed; nothing for others'. */
export function RemoveOwn({ id, replyTo, about, isOpen = false }: RemoveOwnProps) {
  const t = useText(messages).own;
  const own = useSyncExternalStore(subscribeToOwnPosts, getOwnPosts, getNoOwnPosts);
  const secret = own.find((one) => one.id === id)?.secret;
  const [asking, setAsking] = useState(false);
  if (secret === undefined) return null;
  return (
    <>
      <Button
        variant="link"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${t.remove}: ${about}`}
        className="font-normal! text-muted! print:hidden"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-4" />
        {t.remove}
      </Button>
      {asking && (
        <LazyBoundary close={() => setAsking(false)}>
          <RemoveDialog {...{ id, replyTo, secret, isOpen }} close={() => setAsking(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
