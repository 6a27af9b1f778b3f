import type { Ref } from "react";

/** The field only robots see and fill (`formSignals`). Out of view rather than `hidden`, which robots know. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div
      aria-hidden="true"
      style={{ position: "absolute", insetInlineStart: "-100vw", width: 1, height: 1, overflow: "hidden" }}
    >
      <label>
        Website
        <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
