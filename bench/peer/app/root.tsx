import { House, Menu, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { publicLinks as sitePages, vendorLinks as vendorPages } from "#app/site/navigation/links.ts";
import { messages } from "#app/site/navigation/messages.ts";
import { packages } from "#app/site/packages/packages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import styles from "./app.css?url";

const t = inLocale(messages, "en");
const publicLinks = sitePages.map(({ to, label }) => ({ to, text: t[label] }));
const vendorLinks = vendorPages.map(({ to, label }) => ({ to, text: t[label] }));
const moreLinks = [
  ...packages.map(({ id, name }) => ({ to: `/packages#${id}`, text: name })),
  { to: "/vendor-directory", text: t.directory },
  { to: "/guide", text: t.guide },
  { to: "/community-board", text: t.board },
  { to: "/cultural-translation", text: t.translation },
];

export const links = () => [{ rel: "stylesheet", href: styles }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-screen">
        <Outlet />
      </main>
      <Footer />
      <Link
        to="/ai-chat"
        className="fixed right-4 bottom-4 flex gap-2 rounded-full bg-blue-600 p-4 text-white"
      >
        <MessageCircle aria-hidden className="size-6" />
        <span>Chat</span>
      </Link>
    </>
  );
}

function Header() {
  return (
    <header className="sticky top-0 flex items-center gap-6 border-b bg-white p-4">
      <a href="#main" className="sr-only focus:not-sr-only">
        {t.skip}
      </a>
      <Link to="/" className="flex items-center gap-2 font-bold text-xl">
        <House aria-hidden className="size-6" />
        <span>Peer</span>
      </Link>
      <nav aria-label={t.mainMenu} className="hidden lg:block">
        <LinkList links={publicLinks} />
      </nav>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{t.language}</legend>
        <button type="button" className="rounded border px-3 py-2">
          English
        </button>
        <button type="button" className="rounded border px-3 py-2">
          Español
        </button>
      </fieldset>
      <LinkList links={vendorLinks} />
      <Link to="/dominican-vendor-portal" className="rounded border px-4 py-2">
        {t.becomeVendor}
      </Link>
      <details className="lg:hidden">
        <summary className="rounded border p-2">
          <Menu aria-hidden className="size-6" />
          <span className="sr-only">{t.menu}</span>
        </summary>
        <LinkList links={publicLinks} />
      </details>
    </header>
  );
}

function Footer() {
  return (
    <footer className="grid gap-6 border-t bg-gray-50 p-6 lg:grid-cols-4">
      <div>
        <p className="max-w-sm text-gray-600">{t.footer.promise}</p>
        <h2 className="mt-8 font-bold">{t.footer.reach}</h2>
        <a href="tel:+18095550100" className="font-semibold text-2xl text-blue-700 hover:underline">
          +1 809 555 0100
        </a>
        <p className="text-gray-600 text-sm">By phone, any day, any hour.</p>
        <p className="text-gray-600 text-sm">{t.footer.answer}</p>
      </div>
      <LinkGroup title={t.footer.explore} links={publicLinks} />
      <LinkGroup title={t.footer.packages} links={moreLinks} />
      <LinkGroup title={t.footer.forVendors} links={vendorLinks} />
      <div className="col-span-full flex gap-6 border-t pt-4 text-sm">
        <p>© Peer · {t.footer.place}</p>
        <Link to="/terms" className="hover:underline">
          {t.footer.terms}
        </Link>
      </div>
    </footer>
  );
}

type SiteLink = { to: string; text: string };

function LinkGroup({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <LinkList links={links} />
    </div>
  );
}

function LinkList({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul className="flex gap-4">
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center px-2 hover:underline">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
