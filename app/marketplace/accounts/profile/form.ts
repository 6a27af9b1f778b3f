import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useMemo } from "react";
import { type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { issueText } from "#platform/http/calls/field-errors.ts";
import { messages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { type Profile, type ProfileUpdate, profileUpdate } from "../contract.ts";
import { type ProfileValues, valuesOf } from "./values.ts";

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileUpdate>;

/** Type of errors from the server; they cannot be translated when the language changes. */
export const fromServer = "server";

/** The form of all four tabs, validated by the API contract in the page's language. */
export function useProfileForm(opened: Profile): ProfileForm {
  const { locale } = useLocale();
  const resolver = useMemo(() => localizedResolver(locale), [locale]);
  const form: ProfileForm = useForm<ProfileValues, unknown, ProfileUpdate>({
    resolver,
    defaultValues: valuesOf(opened),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const revalidate = useEffectEvent((_language: string) => {
    const clientErrors = Object.entries(errors).filter(([, error]) => error && error.type !== fromServer);
    if (clientErrors.length > 0)
      void form.trigger(clientErrors.map(([field]) => field as Path<ProfileValues>));
  });
  useEffect(() => revalidate(locale), [locale]);
  return form;
}

function localizedResolver(locale: Locale) {
  const fieldMessages = inLocale(messages, locale).fields;
  return zodResolver<ProfileValues, unknown, ProfileUpdate>(
    profileUpdate as z.ZodType<ProfileUpdate, ProfileValues>,
    { error: (issue) => issueText(issue as z.core.$ZodIssue, fieldMessages) },
  );
}
