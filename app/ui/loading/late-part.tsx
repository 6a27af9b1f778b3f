import { type ComponentType, lazy, Suspense } from "react";
import { firstAct } from "#platform/browser/first-act.ts";

type LateModule = { default: ComponentType };
const never = () => false;

/**
 * A part of a page whose HTML comes from the server, and whose code with the visitor's first act
 * (docs/decisions/0050-what-a-first-visit-loads.md). Until then its links and forms are the browser's own.
 * @param options.atOnce whether the browser need not wait for an act
 * @returns the component; `load` is for the page's `clientLoader`, so that moving to the page waits for the part
 */
export function latePart<M extends LateModule>(load: () => Promise<M>, { atOnce = never } = {}) {
  let loaded: M | undefined;
  const loadPart = async () => {
    loaded = await load();
    return loaded;
  };
  const loadLate = async () => {
    if (typeof window !== "undefined" && !atOnce()) await firstAct();
    try {
      return await loadPart();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      // The server's HTML stays as it is.
      return new Promise<M>(() => {});
    }
  };
  // Answers at once, so that React shows a part that is there without an empty moment.
  const present = (module: LateModule) =>
    // biome-ignore lint/suspicious/noThenProperty: React.lazy takes any thenable
    ({ then: (show: (module: LateModule) => void) => show(module) }) as unknown as Promise<LateModule>;
  const Part = lazy<ComponentType>(() => (loaded ? present(loaded) : loadLate()));
  // The same element each time: rendering the page again must not disturb a part that is not hydrated yet.
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  );
  return Object.assign(() => part, { load: loadPart });
}
