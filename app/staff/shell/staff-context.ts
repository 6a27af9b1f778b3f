import { createContext, useContext } from "react";

export type Staff = {
  name: string;
  email: string;
  secondStep: boolean;
  /** Without a mail service, letters wait in the outbox. */
  mailIsConfigured: boolean;
  whatsappIsConfigured: boolean;
};

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in member, and which services are configured. @throws Error outside the staff shell */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("useStaff must be used inside the staff shell");
  return staff;
}
