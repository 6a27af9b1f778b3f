import type { Ref } from "react";

/**
 * The field only robots see and fill (`formSignals`). Out of view rather than `hidden`, which robots know; by a
 * class, as the server's HTML may not bear a `style`. Its name is none that a form of ours asks for.
 */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Homepage
        <input ref={ref} name="homepage" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
