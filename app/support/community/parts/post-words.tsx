import type { Locale } from "#platform/i18n/locale.ts";
import { pieces } from "#platform/text/web-addresses.ts";

type PostWordsProps = {
  text: string;
  lang: Locale;
  /** Staff have looked at the web addresses in it: they may be links. */
  links: boolean;
  className?: string;
};

/** What somebody wrote, as text. A link in it is the author's, not ours: search engines are told so. */
export function PostWords({ text, lang, links, className = "" }: PostWordsProps) {
  return (
    <p lang={lang} dir="auto" className={`whitespace-pre-line [overflow-wrap:anywhere] ${className}`}>
      {links
        ? pieces(text).map(({ text: words, href }, index) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
              <a key={index} href={href} rel="nofollow ugc noopener" className="text-link">
                {words}
              </a>
            ) : (
              words
            ),
          )
        : text}
    </p>
  );
}
