import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import piazzolla from "@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url";

/** Needed by every page; preload with `as="font"`, `type="font/woff2"`, `crossOrigin="anonymous"`. */
export const fontUrls = [archivo, piazzolla];
