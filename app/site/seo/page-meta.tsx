import { useSiteAddress } from "#platform/config/site-context.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { type PageAddresses, pageAddresses } from "#platform/i18n/page-addresses.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { type SharePicture, sharePictureSize, sharePictures } from "./share-pictures.ts";

type PageMetaProps = {
  /** Without the site's name. */
  title: string;
  description: string;
  /** Canonical path; or all addresses, when `?lang=` does not decide the language. */
  path: string | PageAddresses;
  picture?: SharePicture;
  /** False adds "noindex". */
  listed?: boolean;
};

/** Head of a public page. To be in the sitemap, the route also needs `handle = { listed: true }`. */
export function PageMeta({ path, listed = true, ...page }: PageMetaProps) {
  const { locale } = useLocale();
  const site = useSiteAddress();
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
      {/* Only link previews read this, from the server's HTML, so browsers need not load it. */}
      {import.meta.env.SSR && <Sharing {...page} url={addresses[locale]} />}
    </>
  );
}

/** Head of a private or missing page: title and "noindex". */
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

function Sharing({ title, description, url, picture = "home" }: SharingProps) {
  const { locale } = useLocale();
  const site = useSiteAddress();
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
