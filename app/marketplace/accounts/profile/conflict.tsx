import { names } from "#app/marketplace/vendors/names.ts";
import { weekdays } from "#app/marketplace/vendors/values.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Profile } from "../contract.ts";
import { fieldMessages } from "../field-messages.ts";
import { messages } from "./messages.ts";
import type { Conflict } from "./saving.ts";
import {
  type Difference,
  isUnanswered,
  mergeChanges,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from "./values.ts";

type ProfileConflictProps = {
  conflict: Conflict;
  takeTheirs: (theirs: Profile) => void;
  saveInstead: (theirs: Profile, values: ProfileValues) => void;
};

/** Compares the version saved elsewhere with the form, field by field. Cannot be dismissed. */
export function ProfileConflict({ conflict, takeTheirs, saveInstead }: ProfileConflictProps) {
  const t = useText(messages).conflict;
  const { theirs, mine, found } = conflict;
  const both = found.some(({ by }) => by === "them") && found.some(({ by }) => by !== "them");
  const keepBoth = () => saveInstead(theirs, mergeChanges(found, mine, valuesOf(theirs)));
  return (
    <Dialog
      open
      dismissible={false}
      title={t.title}
      description={t.text}
      width="wide"
      footer={
        <>
          {both && <p className="basis-full text-muted text-sm">{t.combineHint}</p>}
          <Button variant="quiet" className="max-sm:w-full" onClick={() => takeTheirs(theirs)}>
            {t.takeTheirs}
          </Button>
          <Button
            variant={both ? "quiet" : "primary"}
            className="max-sm:w-full"
            onClick={() => saveInstead(theirs, mine)}
          >
            {t.keepMine}
          </Button>
          {both && (
            <Button variant="primary" className="max-sm:w-full" onClick={keepBoth}>
              {t.combine}
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y">
        {found.map((difference) => (
          <FieldDifference key={difference.field} difference={difference} />
        ))}
      </ul>
    </Dialog>
  );
}

function FieldDifference({ difference }: { difference: Difference }) {
  const t = useText(messages).conflict;
  const fields = useText(fieldMessages).names;
  const { field, theirs, mine, by } = difference;
  return (
    <li className="py-4 first:pt-0">
      <h3 className="font-sans font-semibold text-base tracking-normal">
        {fields[field]} <span className="font-normal text-muted text-sm">· {t.changedBy[by]}</span>
      </h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        <div className="rounded border p-3">
          <dt className="text-muted text-sm">{t.theirs}</dt>
          <dd>
            <Value field={field} values={theirs} />
          </dd>
        </div>
        <div className="rounded border border-larimar p-3">
          <dt className="text-muted text-sm">{t.mine}</dt>
          <dd>
            <Value field={field} values={mine} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Value({ field, values }: { field: ProfileField; values: ProfileValues }) {
  const t = useText(messages).conflict;
  const { prices } = useText(fieldMessages);
  const { businessTypes, categories, weekdays: days } = useText(names);
  if (isUnanswered(values, field)) return <span className="text-muted">{t.empty}</span>;
  if (field === "businessHours") {
    return (
      <ul>
        {weekdays.map((day) => (
          <li key={day}>
            {days[day]}: {values.businessHours[day] || "–"}
          </li>
        ))}
      </ul>
    );
  }
  if (field === "businessType") return values.businessType && businessTypes[values.businessType];
  if (field === "category") return categories[values.category];
  if (field === "priceRange") return prices[values.priceRange];
  if (field === "closures") {
    if (values.closures.length === 0) return <span className="text-muted">{t.empty}</span>;
    return (
      <ul>
        {values.closures.map((closure) => (
          <li key={`${closure.day} ${closure.until} ${closure.words}`}>
            {closure.day} – {closure.until} {closure.words}
          </li>
        ))}
      </ul>
    );
  }
  const value = values[field];
  if (typeof value === "boolean") return value ? t.yes : t.no;
  const text = Array.isArray(value) ? value.join(", ") : value;
  if (text.trim() === "") return <span className="text-muted">{t.empty}</span>;
  return <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>;
}
