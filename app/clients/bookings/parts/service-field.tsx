import { Field, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages as bookingMessages } from "../messages.ts";
import { messages } from "../staff-messages.ts";
import { fallbackServices } from "../values.ts";

type ServiceProps = {
  /** The vendor's own. */
  services: readonly string[];
  current: string;
  service: string;
  setService: (service: string) => void;
  error: string | undefined;
};

/** The vendor's services and the general ones. */
export function ServiceField({ services, current, service, setService, error }: ServiceProps) {
  const { reassign, panel } = useText(messages);
  const { services: general } = useText(bookingMessages).full;
  const others = [...new Set([current, ...services])].filter(
    (one) => one !== "" && !fallbackServices.some((fallback) => fallback === one),
  );
  return (
    <Field label={reassign.service} error={error}>
      <Select name="serviceRequested" value={service} onChange={(event) => setService(event.target.value)}>
        <option value="">{panel.anyService}</option>
        {others.map((one) => (
          <option key={one}>{one}</option>
        ))}
        {fallbackServices.map((one) => (
          <option key={one} value={one}>
            {general[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
