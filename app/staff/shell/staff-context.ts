import { createContext, useContext } from "react";

/** What every staff screen may know. */
export type Staff = {
  name: string;
  email: string;
  /** Whether they sign in with a code as well. */
  secondStep: boolean;
  /** Whether a mail service is set up; without one nothing leaves the outbox by itself. */
  mailIsConfigured: boolean;
  /** The same for WhatsApp messages. */
  whatsappIsConfigured: boolean;
};

export const StaffContext = createContext<Staff | null>(null);

/** Who is signed in. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("useStaff needs the staff's shell above it");
  return staff;
}
