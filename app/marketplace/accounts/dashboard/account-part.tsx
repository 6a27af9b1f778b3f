import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { PasswordForm } from "../parts/password-form.tsx";
import { vendorApi } from "../session.ts";
import { Part } from "./part.tsx";
import { Sessions } from "./sessions.tsx";

type VendorProps = { vendorId: number };

export function AccountPart({ vendorId }: VendorProps) {
  const t = useText(messages).account;
  const [formKey, setFormKey] = useState(0);
  return (
    <Part title={t.title}>
      {/* Remounted after a change, so that no password stays in the form. */}
      <ChangePasswordForm
        key={formKey}
        vendorId={vendorId}
        onDone={() => {
          setFormKey(formKey + 1);
          toast({ title: t.changed, description: t.changedText });
        }}
      />
      <Sessions vendorId={vendorId} />
    </Part>
  );
}

function ChangePasswordForm({ vendorId, onDone }: VendorProps & { onDone: () => void }) {
  const t = useText(messages);
  const change = useMutation({
    // Passwords must not stay in the cache.
    gcTime: 0,
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      vendorApi.post("/api/vendor/account/:vendorId/password", { vendorId, ...passwords }),
    onSuccess: onDone,
  });
  const send = async (entered: { current: string; password: string }) => {
    try {
      await change.mutateAsync({ currentPassword: entered.current, newPassword: entered.password });
      return null;
    } catch (error) {
      const { fields = {}, message } = (error instanceof ApiError && error.body) || {};
      const errors = { current: fields.currentPassword, password: fields.newPassword };
      const isAtField = errors.current ?? errors.password;
      return { errors, problem: isAtField ? undefined : (message ?? t.trouble.unreachable) };
    }
  };
  const button = { busyLabel: t.account.changing, children: t.account.change };
  return <PasswordForm asksCurrent button={{ variant: "action", ...button }} send={send} />;
}
