import { type ReactNode, useState } from "react";
import { ConfirmationContext } from "./confirmation.ts";
import { ConfirmationDialog } from "./dialog.tsx";

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ settle: (confirmed: boolean) => void }>();
  const prompt = () =>
    new Promise<boolean>((resolve) => {
      const settle = (confirmed: boolean) => {
        setPending(undefined);
        resolve(confirmed);
      };
      setPending({ settle });
    });
  return (
    <ConfirmationContext value={prompt}>
      {children}
      {pending && <ConfirmationDialog settle={pending.settle} />}
    </ConfirmationContext>
  );
}
