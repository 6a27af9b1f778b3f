import { FileText } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { TemplateMenu } from "./use-template-menu.ts";

/** The entries of an open menu, below their text field, which keeps the focus. */
export function TemplateList({ menu }: { menu: TemplateMenu }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { isOpen, offered } = menu;
  return (
    <>
      <p role="status" className={offered.length > 0 ? "sr-only" : "text-muted text-sm"}>
        {isOpen && (offered.length > 0 ? t.found(offered.length) : t.noneFound)}
      </p>
      {offered.length > 0 && (
        <div
          id={menu.id}
          role="listbox"
          aria-label={t.templates}
          className="overflow-clip rounded border border-line bg-card text-sm"
        >
          {offered.map((template) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and handles the keys
            <div
              key={template.id}
              id={menu.optionId(template)}
              role="option"
              aria-selected={template === menu.activeTemplate}
              tabIndex={-1}
              // The field must not lose the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => menu.choose(template)}
              className={classNames(
                "grid min-h-11 cursor-pointer grid-cols-[minmax(0,10rem)_minmax(0,1fr)] items-center gap-x-3 px-3 py-1 lg:min-h-9",
                template === menu.activeTemplate ? "bg-band" : "hover:bg-band",
              )}
            >
              <span className="min-w-0">
                <span className="block truncate font-semibold">{template.names[locale]}</span>
                <span className="block truncate text-muted text-xs">{template.shortcut}</span>
              </span>
              <FirstWords text={locale === "en" ? template.textEn : template.textEs} locale={locale} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** The likeliest templates above an empty field, one click each. */
export function TemplateChips({ menu }: { menu: TemplateMenu }) {
  const t = useText(messages);
  const { locale } = useLocale();
  if (menu.likely.length === 0) return null;
  return (
    <ul aria-label={t.startWith} className="flex flex-wrap gap-2">
      {menu.likely.map((template) => (
        <li key={template.id}>
          <Button variant="quiet" size="small" onClick={() => menu.choose(template)}>
            <FileText aria-hidden className="size-4" />
            {template.names[locale]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function FirstWords({ text, locale }: { text: string; locale: Locale }) {
  return (
    <span lang={locale} className="truncate text-muted">
      {text.replaceAll(/\s+/g, " ")}
    </span>
  );
}

type TemplateButtonProps = { menu: TemplateMenu; field: RefObject<HTMLTextAreaElement | null> };

/** Opens the menu; the focus goes to the field, whose keys work it. */
export function TemplateButton({ menu, field }: TemplateButtonProps) {
  const t = useText(messages);
  return (
    <Button
      variant="link"
      size="small"
      aria-expanded={menu.isOpen}
      onClick={() => {
        menu.toggle();
        field.current?.focus();
      }}
    >
      <FileText aria-hidden className="size-4" />
      {t.templates} <kbd className="rounded border border-line px-1 font-sans text-muted text-xs">/</kbd>
    </Button>
  );
}
