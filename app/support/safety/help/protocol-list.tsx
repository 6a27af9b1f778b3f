import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import { protocols } from "../rules/protocols.ts";
import { useProtocolTexts } from "../use-protocol-texts.ts";

type ProtocolListProps = {
  linkTo: (params: Record<string, string>) => { to: string };
};

export function ProtocolList({ linkTo }: ProtocolListProps) {
  const t = useText(messages).protocols;
  const names = useText(protocolNames);
  const textsOf = useProtocolTexts();
  return (
    <section aria-labelledby="protocols-heading" className="border-t bg-card">
      <div className="wrap rhythm-tight grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <h2 id="protocols-heading">{t.heading}</h2>
          <p className="mt-4 text-lg text-muted">{t.lead}</p>
        </div>
        <ol className="lg:col-span-8">
          {protocols.map(({ id, protocol }, place) => (
            <li
              key={id}
              className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)_1.5rem] items-start gap-x-4 border-t py-7 last:border-b sm:grid-cols-[4rem_minmax(0,1fr)_2rem]"
            >
              <span aria-hidden className="font-display font-semibold text-2xl text-ambar-text lining-nums">
                {place + 1}
              </span>
              <div>
                <h3 className="text-2xl">
                  <Link
                    {...linkTo({ protocol: id })}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 noscript:pointer-events-none"
                  >
                    {names[protocol]}
                  </Link>
                </h3>
                <p className="mt-2 max-w-measure text-muted">{textsOf(id).short}</p>
                <ul className="hidden list-disc ps-5 pt-3 noscript:block">
                  {textsOf(id).components.map((component) => (
                    <li key={component}>{component}</li>
                  ))}
                </ul>
              </div>
              <ChevronRight
                aria-hidden
                className="mt-1.5 size-6 justify-self-end text-muted group-hover:text-larimar noscript:hidden"
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
