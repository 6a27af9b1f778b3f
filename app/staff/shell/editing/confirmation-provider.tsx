import { type ReactNode, useState } from "react";
import { ConfirmationContext } from "./confirmation.ts";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";

/** Around the staff's screens: the one dialog that asks for the password again. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ settle: (confirmed: boolean) => void }>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const settle = (confirmed: boolean) => {
        setAsked(undefined);
        resolve(confirmed);
      };
      setAsked({ settle });
    });
  return (
    <ConfirmationContext value={ask}>
      {children}
      {asked && <ConfirmationDialog settle={asked.settle} />}
    </ConfirmationContext>
  );
}
