import type { Locale } from "#platform/i18n/locale.ts";
import { splitAtLinks } from "#platform/text/web-addresses.ts";

type PostTextProps = {
  text: string;
  lang: Locale;
  links: boolean;
  className?: string;
};

/** Links are user content: `rel` tells search engines. */
export function PostText({ text, lang, links, className = "" }: PostTextProps) {
  return (
    <p lang={lang} dir="auto" className={`whitespace-pre-line [overflow-wrap:anywhere] ${className}`}>
      {links
        ? splitAtLinks(text).map(({ text: words, href }, index) =>
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
