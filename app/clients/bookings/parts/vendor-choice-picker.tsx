import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import type { VendorChoice, VendorChoiceQuery } from "#app/marketplace/vendors/contract.ts";
import { useDebounced } from "#app/staff/shell/use-debounced.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";

const messages = bilingual({
  label: { en: "Vendor", es: "Proveedor" },
  hint: {
    en: "Search by name, or choose from those that fit best. Suspended vendors are not offered.",
    es: "Busca por nombre o elige entre los que mejor encajan. Los suspendidos no aparecen.",
  },
  found: { en: "Vendors", es: "Proveedores" },
  none: {
    en: "No vendor in the directory has this name.",
    es: "Ningún proveedor del directorio tiene este nombre.",
  },
  failed: {
    en: "The vendors could not be loaded. Type again.",
    es: "No se pudieron cargar. Escribe de nuevo.",
  },
  loading: { en: "Searching…", es: "Buscando…" },
  sameCategory: { en: "same category", es: "misma categoría" },
  serves: { en: (town: string) => `serves ${town}`, es: (town: string) => `atiende ${town}` },
});

type PickerProps = {
  chosen: VendorChoice | null;
  choose: (vendor: VendorChoice) => void;
  /** What they should fit: a vendor whose category is wanted, and where the work is. */
  wanted: Pick<VendorChoiceQuery, "like" | "town">;
  error?: string | undefined;
};

const shownChoices = 6;

/** A search over the vendors in the directory, the best fits first. */
export function VendorChoicePicker({ chosen, choose, wanted, error }: PickerProps) {
  const t = useText(messages);
  const [words, setWords] = useState("");
  const search = useDebounced(words.trim());
  const { data, isError } = useQuery(
    api.listQuery("/api/admin/vendor-choices", { ...wanted, ...(search && { search }), limit: shownChoices }),
  );
  const others = data?.items.filter(({ id }) => id !== chosen?.id) ?? [];
  return (
    <div>
      <Field label={t.label} hint={t.hint} error={error} required>
        <Input
          type="search"
          name="vendorId"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <p role="status" className="pt-1.5 text-muted text-sm empty:hidden">
        {isError ? t.failed : data ? data.items.length === 0 && t.none : t.loading}
      </p>
      {(chosen || others.length > 0) && (
        <ul aria-label={t.found} className="mt-1.5 overflow-clip rounded border border-line">
          {chosen && <Choice vendor={chosen} town={wanted.town} isChosen choose={choose} />}
          {others.map((vendor) => (
            <Choice key={vendor.id} vendor={vendor} town={wanted.town} isChosen={false} choose={choose} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ChoiceProps = {
  vendor: VendorChoice;
  town: VendorChoiceQuery["town"];
  isChosen: boolean;
  choose: PickerProps["choose"];
};

function Choice({ vendor, town, isChosen, choose }: ChoiceProps) {
  const t = useText(messages);
  const { businessName, location, isOfCategory, servesTown } = vendor;
  const fits = [
    location,
    ...(isOfCategory ? [t.sameCategory] : []),
    ...(servesTown && town && town !== location ? [t.serves(town)] : []),
  ];
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => choose(vendor)}
        className={classNames(
          "flex min-h-11 w-full items-center gap-2 px-3 py-2 text-start focus-visible:-outline-offset-3",
          isChosen ? "bg-band" : "hover:bg-band/60",
        )}
      >
        <Check aria-hidden className={classNames("size-4 shrink-0", !isChosen && "invisible")} />
        <span className="min-w-0">
          <bdi className="font-semibold [overflow-wrap:anywhere]">{businessName}</bdi>{" "}
          <span className="text-muted text-sm">{fits.join(" · ")}</span>
        </span>
      </button>
    </li>
  );
}
