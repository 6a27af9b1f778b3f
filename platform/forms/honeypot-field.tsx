import type { Ref } from "react";

/** A field that only bots see and fill. Not `hidden`, which bots check; by a class, as the CSP forbids `style`. */
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
