import type { z } from "zod";
import { messages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale, type Localized } from "#platform/i18n/text.ts";

type Issue = z.core.$ZodIssue;

/** Zod issues as messages by field path ("vendorData.name"); the first issue of a field wins. Used by browser and server. */
export function fieldErrors(issues: readonly Issue[], locale: Locale): Record<string, string> {
  const t = inLocale(messages, locale).fields;
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.join(".") || "body"] ??= issueText(issue, t);
  return errors;
}

/**
 * The message for one issue; custom ones are looked up by `params.reason`.
 * @param t the `fields` of platform/http/messages.ts
 */
export function issueText(issue: Issue, t: Localized<typeof messages>["fields"]): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? t.required : t.wrongType;
    case "too_small":
      if (issue.origin !== "string") return t.tooSmall(Number(issue.minimum));
      return Number(issue.minimum) <= 1 ? t.required : t.tooShort(Number(issue.minimum));
    case "too_big":
      return issue.origin === "string" ? t.tooLong(Number(issue.maximum)) : t.tooBig(Number(issue.maximum));
    case "invalid_format":
      if (issue.format === "email") return t.email;
      if (issue.format === "datetime") return t.moment;
      return issue.format === "date" ? t.date : t.wrongType;
    case "invalid_value":
      return t.choice(issue.values.join(", "));
    case "not_multiple_of":
      return issue.divisor === 0.01 ? t.twoDecimals : t.wrongType;
    case "custom":
      return customText(String(issue.params?.reason), t);
    default:
      return t.wrongType;
  }
}

function customText(reason: string, t: Localized<typeof messages>["fields"]): string {
  switch (reason) {
    case "contact":
      return t.contact;
    case "phone":
      return t.phone;
    case "phoneDigits":
      return t.phoneDigits;
    case "website":
      return t.website;
    case "alphabets":
      return t.mixedAlphabets;
    case "latin":
      return t.otherAlphabet;
    case "blank":
    case "ownService":
      return t.required;
    case "consent":
      return t.consent;
    case "past":
      return t.past;
    case "pastHour":
      return t.pastHour;
    case "neverSleeps":
      return t.neverSleeps;
    case "daysReversed":
      return t.daysReversed;
    case "tooFar":
      return t.tooFar;
    case "ahead":
      return t.ahead;
    case "fewLetters":
      return t.fewLetters;
    case "money":
      return t.money;
    case "percent":
      return t.percent;
    case "noPrice":
      return t.noPrice;
    case "sameLanguage":
      return t.sameLanguage;
    case "password":
      return t.commonPassword;
    default:
      return t.unreadable;
  }
}
