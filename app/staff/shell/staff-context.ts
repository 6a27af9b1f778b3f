import { createContext, useContext } from "react";
import { may, type Permission, type StaffRole } from "#platform/security/permissions.ts";

export type Staff = {
  name: string;
  email: string;
  role: StaffRole;
  secondStep: boolean;
  /** Without a mail service, letters wait in the outbox. */
  mailIsConfigured: boolean;
  whatsappIsConfigured: boolean;
};

export const StaffContext = createContext<Staff | null>(null);

/**
 * The signed-in member with what their role allows, and which services are configured.
 * @throws Error outside the staff shell
 */
export function useStaff(): Staff & { may: (permission: Permission) => boolean } {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("useStaff must be used inside the staff shell");
  return { ...staff, may: (permission) => may(staff.role, permission) };
}
