import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { ConfirmationProvider } from "../../app/staff/shell/editing/confirmation/provider.tsx";
import { StaffContext } from "../../app/staff/shell/staff-context.ts";
import { LocaleProvider } from "../../platform/i18n/locale-context.tsx";

const services = { mailIsConfigured: false, whatsappIsConfigured: false };
const eva = { name: "Eva", email: "eva@arribo.do", role: "owner", secondStep: false, ...services } as const;

export function hookForStaff<T>(cache: QueryClient, use: () => T): T {
  const given: T[] = [];
  const Screen = () => {
    given.push(use());
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <LocaleProvider initial="en">
        <StaffContext value={eva}>
          <ConfirmationProvider>
            <Screen />
          </ConfirmationProvider>
        </StaffContext>
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return given[0] as T;
}
