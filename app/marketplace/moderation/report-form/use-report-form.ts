import { useMemo } from "react";
import { z } from "zod";
import { email } from "#platform/contract.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { newReport, reportReasons, reportReceipt } from "../contract.ts";
import { messages } from "./messages.ts";

const empty = { reason: "", message: "", email: "" };

function reportForm(reasonMissing: string, notAnEmail: string) {
  return z.object({
    reason: z.enum(reportReasons, { error: reasonMissing }),
    message: newReport.shape.message,
    email: z
      .string()
      .trim()
      .refine((value) => value === "" || email.safeParse(value).success, { error: notAnEmail }),
  });
}

/** @param path the API path; each path has its own draft */
export function useReportForm(path: string) {
  const { reasonMissing } = useText(messages);
  const fieldMessages = useText(httpMessages).fields;
  const contract = useMemo(
    () => reportForm(reasonMissing, fieldMessages.email),
    [reasonMissing, fieldMessages.email],
  );
  const call = useMemo(
    (): FormCall<object, true> => ({
      name: `report.${path}`,
      url: path,
      read: async (response) => reportReceipt.parse(await response.json()).success,
    }),
    [path],
  );
  return useContractForm({
    call,
    contract,
    empty,
    prefill: { occasion: "report" },
    // The dialog shows both results itself.
    onSent: nothing,
    onFailed: nothing,
  });
}

const nothing = () => {};
