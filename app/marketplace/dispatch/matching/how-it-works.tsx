import { ListOrdered, type LucideIcon, ShieldCheck, Users } from "lucide-react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const cards: readonly { key: "who" | "waves" | "honest"; icon: LucideIcon }[] = [
  { key: "who", icon: Users },
  { key: "waves", icon: ListOrdered },
  { key: "honest", icon: ShieldCheck },
];

export function HowItWorks() {
  const t = useText(messages).cards;
  return (
    <section aria-labelledby="how-it-works" className="min-w-0">
      <h2 id="how-it-works" className="text-xl">
        {t.title}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 border-t pt-5">
        {cards.map(({ key, icon: Icon }) => (
          <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <Icon aria-hidden className="mt-0.5 size-5 text-larimar" />
            <div>
              <h3 className="font-sans font-semibold text-base">{t[key].title}</h3>
              <p className="mt-1 text-muted text-sm">{t[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
