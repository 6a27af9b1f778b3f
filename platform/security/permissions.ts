// Who of the staff may do what: the one table that calls, service functions, screens and tests read.

export const staffRoles = ["owner", "manager", "concierge", "read_only"] as const;
export type StaffRole = (typeof staffRoles)[number];

const leadership = ["owner", "manager"] as const;

/**
 * reveal: sealed fields, papers. export: CSV files, copies of a person's data. publish: reviews,
 * posts, vendors and their badges. money: prices, sales, commissions.
 */
export const permissions = {
  read: staffRoles,
  work: ["owner", "manager", "concierge"],
  reveal: leadership,
  export: leadership,
  erase: ["owner"],
  suspend: leadership,
  publish: leadership,
  money: leadership,
  templates: leadership,
  reports: leadership,
  team: ["owner"],
  setup: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

/** Whether somebody of this role may do it. */
export function may(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissions[permission];
  return roles.includes(role);
}

/** Whether a text, as of the database or the command line, names a role. */
export function isStaffRole(text: unknown): text is StaffRole {
  return staffRoles.some((role) => role === text);
}
