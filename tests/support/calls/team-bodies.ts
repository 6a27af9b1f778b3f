/** Valid bodies of the calls that are about accounts of staff. */
export const teamBodies: [start: string, body: object][] = [
  // A hash is slow: passwords are refused before it.
  ["/api/admin/account/password", { currentPassword: "a", newPassword: "corta" }],
  ["/api/admin/account/second-step/on", { code: "123456" }],
  ["/api/admin/account/second-step/off", { password: "a", code: "123456" }],
  ["/api/admin/account/second-step", { password: "a" }],
  ["/api/admin/confirm", { password: "a" }],
  ["/api/admin/account/backup-codes", { password: "a", code: "123456" }],
  ["/api/admin/team/invitations/:id", {}],
  ["/api/admin/team/invitations", { name: "N", email: "n@example.com", role: "concierge", locale: "es" }],
  ["/api/admin/team/:number/name", { name: "N", from: "Rosa" }],
  ["/api/admin/account/name", { name: "N" }],
  ["/api/admin/team/:number/role", { role: "manager", from: "concierge" }],
  ["/api/admin/team/:number/disable", { handTo: null }],
  // A hash is slow: the password is refused before it.
  ["/api/staff-invitations/:token", { name: "N", password: "corta" }],
  ["/api/staff-passwords/:token", { password: "corta" }],
  ["/api/admin/password-reset", { email: "n@example.com" }],
];
