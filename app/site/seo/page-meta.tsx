import { useSite } from "#platform/config/site-context.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { type PageAddresses, pageAddresses } from "#platform/i18n/page-addresses.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { type SharePicture, sharePictureSize, sharePictures } from "./share-pictures.ts";

type PageMetaProps = {
  /** Without the house's name, which is put behind it. */
  title: string;
  description: string;
  /** The one address of this page, however it was written; or its addresses, where `?lang=` is not what decides. */
  path: string | PageAddresses;
  picture?: SharePicture;
  /** False keeps an open page out of search engines. */
  listed?: boolean;
};

/**
 * What search engines and shared links are told of a public page. React puts it into the head. A page without parameters
 * that is listed says so to the sitemap too: `handle = { listed: true }`.
 */
export function PageMeta({ path, listed = true, ...page }: PageMetaProps) {
  const { locale } = useLocale();
  const site = useSite();
  const addresses = typeof path === "string" ? pageAddresses(path) : path;
  return (
    <>
      <Title>{page.title}</Title>
      <meta name="description" content={page.description} />
      {listed ? (
        <>
          <link rel="canonical" href={site + addresses[locale]} />
          <link rel="alternate" hrefLang="en" href={site + addresses.en} />
          <link rel="alternate" hrefLang="es" href={site + addresses.es} />
          <link rel="alternate" hrefLang="x-default" href={site + addresses.other} />
        </>
      ) : (
        <NoIndex />
      )}
      {/* Who shows links asks the server and runs no scripts: visitors need not load what makes this. */}
      {import.meta.env.SSR && <Sharing {...page} url={addresses[locale]} />}
    </>
  );
}

/** The head of a page that is somebody's own, or is not there: a title, and nothing for search engines. */
export function PrivateMeta({ title }: { title: string }) {
  return (
    <>
      <Title>{title}</Title>
      <NoIndex />
    </>
  );
}

function Title({ children }: { children: string }) {
  return <title>{`${children} · Arribo`}</title>;
}

function NoIndex() {
  return <meta name="robots" content="noindex" />;
}

const territories: Record<Locale, string> = { en: "en_US", es: "es_DO" };

type SharingProps = Pick<PageMetaProps, "title" | "description" | "picture"> & { url: string };

/** Open Graph, which the card of X reads as well. */
function Sharing({ title, description, url, picture = "home" }: SharingProps) {
  const { locale } = useLocale();
  const site = useSite();
  const other = otherLocale(locale);
  const { width, height } = sharePictureSize;
  return (
    <>
      <meta property="og:site_name" content="Arribo" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site + url} />
      <meta property="og:locale" content={territories[locale]} />
      <meta property="og:locale:alternate" content={territories[other]} />
      <meta property="og:image" content={`${site}/share/${picture}-${locale}.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={inLocale(sharePictures, locale)[picture]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
