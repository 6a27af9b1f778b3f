import { type ReactNode, useState } from "react";
import { ConfirmationContext } from "./confirmation.ts";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";

/** Around the staff's screens: the one dialog that asks for the password again. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [pending, setAsked] = useState<{ settle: (confirmed: boolean) => void }>();
  const prompt = () =>
    new Promise<boolean>((resolve) => {
      const settle = (confirmed: boolean) => {
        setAsked(undefined);
        resolve(confirmed);
      };
      setAsked({ settle });
    });
  return (
    <ConfirmationContext value={prompt}>
      {children}
      {pending && <ConfirmationDialog settle={pending.settle} />}
    </ConfirmationContext>
  );
}
