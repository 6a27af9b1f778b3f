import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./request.server.ts";

/** What every response carries. @param https whether people reach the site by https */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), payment=(), microphone=(self)",
    ...(https && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

/** Set on Node's response beforehand: setting a header on a finished Response makes Hono rebuild it. */
export function setSecurityHeaders(https: boolean): MiddlewareHandler<HttpEnv> {
  const headers = Object.entries(securityHeaders(https));
  return async function secure(c, next) {
    const { outgoing } = c.env;
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    if (c.req.path.startsWith("/api/"))
      outgoing.setHeader("Content-Security-Policy", dataContentSecurityPolicy);
    await next();
  };
}

/** For JSON: opened as a page, it loads and runs nothing. */
export const dataContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

type PageSources = { scripts?: string; styles?: string; development?: boolean };

/**
 * The policy of a page, which loads its own files only.
 * @param sources the nonce or hashes of its inline scripts and styles; in development Vite inserts styles and opens a socket
 */
export function contentSecurityPolicy({ scripts, styles, development }: PageSources): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", scripts].filter(Boolean).join(" ")}`,
    `style-src ${["'self'", development ? "'unsafe-inline'" : styles].filter(Boolean).join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The source of an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
