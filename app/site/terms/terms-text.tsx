import { useOperator } from "#platform/config/operator-context.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { fillParticulars, particulars, type TermsSection } from "./terms-content.ts";

/** Id of its element, the same in both languages. */
export function sectionAnchor(section: TermsSection): string {
  return `terms-${section.id}`;
}

type TermsTextProps = { sections: readonly TermsSection[]; heading: "h2" | "h3" };

/** @param props.sections in the current language; only the Spanish ones hold the privacy policy */
export function TermsText({ sections, heading: Heading }: TermsTextProps) {
  const { locale } = useLocale();
  const t = useText(messages);
  const operator = useOperator();
  const values = particulars(operator, locale);
  return (
    <>
      {Object.values(operator.legal).includes(null) && (
        <p className="mb-8 border-b pb-4 text-muted">{t.unset}</p>
      )}
      {sections.map((section, index) => (
        <section key={section.id} id={sectionAnchor(section)} className="prose not-first:mt-10">
          <Heading>{`${index + 1}. ${section.title}`}</Heading>
          {section.body.map((part) =>
            typeof part === "string" ? (
              <p key={part}>{fillParticulars(part, values)}</p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>{fillParticulars(item, values)}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </>
  );
}
