import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { VendorSession } from "../contract.ts";
import { messages } from "../messages.ts";
import { passwordProblem } from "../parts/password-problems.ts";
import { storeSession } from "../session.ts";

const empty = {
  businessName: "",
  businessNameEnglish: "",
  contactName: "",
  email: "",
  password: "",
  confirmPassword: "",
  phone: "",
  category: "",
  location: "",
  address: "",
  description: "",
  descriptionSpanish: "",
  website: "",
};
export type SignUpField = keyof typeof empty;

/** Id of a control; the error summary links to it. */
export const fieldId = (field: SignUpField) => `sign-up-${field}`;

const contracts = () => import("../sign-up-contract.ts");

const call: FormCall<object, VendorSession> = {
  name: "vendor-registration",
  url: "/api/vendor/register",
  secrets: ["password", "confirmPassword"],
  read: async (response) => (await contracts()).readSession(await response.json()),
};

export function useSignUp() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { key } = useLocation();
  const contract = useMemo(() => async () => (await contracts()).signUpContract(t), [t]);
  const [storageProblem, setStorageProblem] = useState<string | null>(null);
  const signUp = useContractForm({
    call,
    contract,
    empty,
    hasSummary: true,
    prefill: { occasion: key },
    onInvalid: ({ password, confirmPassword }) => {
      const problem = passwordProblem(password, confirmPassword, t.password);
      if (problem) toast({ ...problem, variant: "destructive" });
    },
    onSent: (session) => {
      toast({ title: t.signUp.doneTitle, description: t.signUp.doneText });
      if (storeSession(session)) void navigate("/vendor-profile", { replace: true });
      else setStorageProblem(t.trouble.storage);
    },
    onFailed: ({ message }) => errorToast(message ?? t.signUp.failedText, t.signUp.failedTitle),
  });
  return { ...signUp, storageProblem };
}
