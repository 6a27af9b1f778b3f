import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import type { StaffRole } from "#platform/security/permissions.ts";
import { StaffContext } from "../staff-context.ts";
import { Allowed } from "./allowed.tsx";

const services = { secondStep: false, mailIsConfigured: false, whatsappIsConfigured: false };

/** What somebody of this role sees in place of a button, without its markup. */
function shown(role: StaffRole, silent = false): string {
  const html = renderToStaticMarkup(
    <LocaleProvider initial="es">
      <StaffContext value={{ name: "Eva", email: "eva@arribo.do", role, ...services }}>
        <Allowed to="erase" silent={silent}>
          <button type="button">Borrar</button>
        </Allowed>
      </StaffContext>
    </LocaleProvider>,
  );
  return html.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, "");
}

test("a control for those who may, its reason for those who may not, nothing for a reader", () => {
  expect(shown("owner")).toBe("Borrar");
  expect(shown("manager")).toBe("Solo el propietario puede borrar a una persona.");
  expect(shown("manager", true)).toBe("");
  expect(shown("read_only")).toBe("");
});
