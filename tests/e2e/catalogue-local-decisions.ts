import { expect } from "@playwright/test";
import { broken, type State } from "./catalogue.ts";
import {
  counts,
  dialog,
  entry,
  ifApproved,
  reachList,
  unchangedEs,
  vendor,
  vendors,
} from "./local-review-desk.ts";

export const decisions: readonly State[] = [
  {
    state: "the review",
    reach: async (screen) => {
      screen.give("counts", { status: 200, json: counts });
      screen.give("list", { status: 200, json: vendors });
      await reachList(screen);
      await screen.button("Review", entry(screen, 0)).click();
    },
    within: dialog,
    texts: [
      ["heading", "Review: {name}", "Revisar: {name}"],
      ["field", "Notes", "Notas"],
      [
        "hint",
        "For the team only. Left blank, the last note stays.",
        "Solo para el equipo. Si no escribes nada, queda la última nota.",
        "Notes",
      ],
      [
        "text",
        `${ifApproved[0]} Under review or rejected, they hear of it the same way; notes stay with the team.`,
        `${ifApproved[1]} Si la marcas en revisión o la rechazas, se entera por la misma vía; las notas quedan en el equipo.`,
      ],
      ["heading", "Earlier steps and notes", "Pasos y notas anteriores"],
      ["text", "Application received", "Solicitud recibida"],
      ["text", "Under review to Pending", "De En revisión a Pendiente"],
      ["text", "{notes}", "{notes}"],
      ["button", "Mark as Under Review", "Marcar en revisión"],
      ["button", "Approve", "Aprobar"],
      ["button", "Reject", "Rechazar"],
      ["button", "Cancel", "Cancelar"],
    ],
  },
  {
    state: "not updated",
    reach: async (screen) => {
      screen.give("change", broken);
      await screen.button("Approve", dialog(screen)).click();
    },
    within: dialog,
    texts: [["alert", "Failed to update vendor status", unchangedEs]],
  },
  {
    state: "a colleague was faster",
    reach: async (screen) => {
      screen.give("change", { status: 409, json: { code: "conflict", message: "no" } });
      await screen.button("Approve", dialog(screen)).click();
    },
    within: dialog,
    texts: [
      ["toast", "A colleague was faster", "Alguien del equipo fue más rápido"],
      ["toast", "You now see the latest version.", "Lo que ves ahora es como está."],
      [
        "alert",
        "Someone on the team was faster. Its status is now: Pending.",
        "Alguien del equipo fue más rápido. Ahora está: Pendiente.",
      ],
    ],
  },
  {
    state: "updated",
    reach: async (screen) => {
      screen.give("change", { status: 200, json: { ...vendor, status: "en_revision" } });
      await screen.button("Mark as Under Review", dialog(screen)).click();
    },
    texts: [
      ["toast", "Vendor application updated", "Solicitud actualizada"],
      [
        "toast",
        "The WhatsApp message to {name} is in the outbox.",
        "El mensaje de WhatsApp para {name} está en la bandeja de salida.",
      ],
    ],
  },
  {
    state: "a refusal to be confirmed, without its reason",
    reach: async (screen) => {
      await screen.button("Reject", entry(screen, 0)).click();
      await screen.button("Reject", dialog(screen)).click();
    },
    within: dialog,
    texts: [
      ["heading", "Reject {name}?", "¿Rechazar a {name}?"],
      ["field", "Reason", "Motivo"],
      ["hint", "Only the team reads it.", "Solo lo lee el equipo.", "Reason"],
      ["error", "Enter the reason.", "Escribe el motivo.", "Reason"],
    ],
    also: ({ page }) => page.keyboard.press("Escape"),
  },
  {
    state: "already under review, and no note",
    reach: async (screen) => {
      await screen.button("Review", entry(screen, 0)).click();
      await screen.button("Save the note", dialog(screen)).click();
    },
    within: dialog,
    texts: [
      ["button", "Save the note", "Guardar la nota"],
      ["error", "Write the note first.", "Primero escribe la nota.", "Notes"],
    ],
  },
  {
    state: "rejected",
    reach: async (screen) => {
      screen.give("change", { status: 200, json: { ...vendor, status: "rechazado" } });
      await dialog(screen).getByRole("textbox").fill("No answer.");
      await screen.button("Reject", dialog(screen)).click();
    },
    texts: [["toast", "Vendor application rejected", "Solicitud rechazada"]],
  },
  {
    state: "an approval to be confirmed",
    reach: (screen) => screen.button("Approve", entry(screen, 0)).click(),
    within: dialog,
    texts: [
      ["heading", "Approve {name}?", "¿Aprobar a {name}?"],
      ["text", ...ifApproved],
      ["button", "Cancel", "Cancelar"],
      ["button", "Approve", "Aprobar"],
    ],
    also: ({ page }) => page.keyboard.press("Escape"),
  },
  {
    state: "approved",
    reach: async (screen) => {
      screen.give("change", { status: 200, json: { ...vendor, status: "aprobado" } });
      await screen.button("Approve", entry(screen, 0)).click();
      await screen.button("Approve", dialog(screen)).click();
    },
    texts: [["toast", "Vendor application approved", "Solicitud aprobada"]],
  },
  {
    state: "an approved one to be rejected",
    reach: (screen) => screen.button("Reject", entry(screen, 5)).click(),
    within: dialog,
    texts: [
      ["heading", "Reject {name}, who is approved?", "¿Rechazar a {name}, que ya está dentro?"],
      [
        "text",
        "A WhatsApp message goes into the outbox: we cannot have {name} in our network of local vendors now.",
        "Un mensaje de WhatsApp queda en la bandeja de salida: por ahora {name} no puede estar en nuestra red de proveedores locales.",
      ],
      ["text", "No more jobs are offered.", "Ya no se le ofrecen trabajos."],
      ["button", "Keep as approved", "Dejar aprobado"],
      ["button", "Reject", "Rechazar"],
    ],
    also: ({ page }) => page.keyboard.press("Escape"),
  },
  {
    state: "what becomes public",
    reach: (screen) => screen.button("List in the directory").first().click(),
    within: dialog,
    texts: [
      ["heading", "List {name} in the directory?", "¿Poner a {name} en el directorio?"],
      ["text", "Everybody can read this from now on:", "Desde ahora cualquiera podrá leer esto:"],
      ["text", "Name", "Nombre"],
      ["text", "Service", "Servicio"],
      ["text", "Zone", "Zona"],
      ["text", "Description", "Descripción"],
      [
        "text",
        "Never public: phone, e-mail, average price, notes.",
        "Nunca se publica: teléfono, correo, precio promedio, notas.",
      ],
      ["button", "Cancel", "Cancelar"],
    ],
  },
  {
    state: "not listed",
    reach: async (screen) => {
      screen.give("listing", broken);
      await dialog(screen).locator('button[type="submit"]').click();
    },
    within: dialog,
    texts: [
      ["button", "Make it public", "Publicar"],
      ["alert", "Nothing was published. Please try again.", "No se publicó nada. Inténtalo de nuevo."],
    ],
  },
  {
    state: "listed",
    reach: async (screen) => {
      screen.give("listing", { status: 201, json: { vendorId: 4712 } });
      await screen.button("Make it public", dialog(screen)).click();
    },
    texts: [
      ["toast", "Listed in the directory", "Ya está en el directorio"],
      ["toast", "{name} has a public page now.", "{name} ya tiene su página pública."],
    ],
    also: (screen) => expect(entry(screen, 0).locator('a[href="/vendor/4712"]')).toBeVisible(),
  },
];
