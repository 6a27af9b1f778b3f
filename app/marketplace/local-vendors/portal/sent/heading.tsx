import { useEffect, useRef } from "react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** The success in its own words, read out at once; also while the rest of its screen is still on the way. */
export function SentHeading() {
  const title = useText(messages).sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PrivateMeta title={title} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
    </>
  );
}
