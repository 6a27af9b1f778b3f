import { createContext, useContext } from "react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";

/** What the tab's title counts: the reader's unread news, as the bell says it; "" for none. */
export const TabCountContext = createContext("");

/** The title of a staff screen's tab. All of them count, so that the count stays while one goes from screen to screen. */
export function DeskTitle({ title }: { title: string }) {
  const count = useContext(TabCountContext);
  return <PrivateMeta title={count ? `(${count}) ${title}` : title} />;
}
