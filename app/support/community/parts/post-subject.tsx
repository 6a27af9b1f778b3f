import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { boardLink } from "../board-address.ts";
import type { PublicPost } from "../contract.ts";
import { topicNames } from "../topic-names.ts";

const linkClass =
  "inline-flex min-h-8 items-center gap-1 hover:text-larimar hover:underline hover:underline-offset-4";

/** What a post is about and where, each leading to what else there is; nothing where neither was chosen. */
export function PostSubject({ topic, town }: Pick<PublicPost, "topic" | "town">) {
  const names = useText(topicNames);
  if (topic === "other" && !town) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
      {topic !== "other" && (
        <Link to={boardLink({ topic })} className={linkClass}>
          {names[topic]}
        </Link>
      )}
      {town && (
        <Link to={boardLink({ town })} className={linkClass}>
          <MapPin aria-hidden className="size-3.5" strokeWidth={1.75} />
          {town}
        </Link>
      )}
    </p>
  );
}
