import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { type EarlyClicks, firstAct, nextAct, rememberClicks } from "#platform/browser/first-act.ts";
import { importAgain } from "#platform/browser/import-again.ts";

type LateModule = { default: ComponentType };
const never = () => false;

/**
 * A part of a page whose HTML comes from the server, and whose code with the visitor's first act
 * (docs/decisions/0050-what-a-first-visit-loads.md). Until then its links and forms are the browser's own; a button that
 * is clicked meanwhile is clicked again once the part is hydrated. Code that cannot be loaded is tried again at the next act.
 * @param options.atOnce whether the browser need not wait for an act
 * @returns the component; `load` is for the page's `clientLoader`, so that moving to the page waits for the part
 */
export function latePart<M extends LateModule>(load: () => Promise<M>, { atOnce = never } = {}) {
  let loaded: M | undefined;
  let clicks: EarlyClicks | undefined;
  const loadPart = async () => {
    loaded = await load().catch(importAgain<M>);
    return loaded;
  };
  const loadLate = async () => {
    if (typeof window === "undefined") return loadPart();
    clicks = rememberClicks();
    if (!atOnce()) await firstAct();
    for (;;) {
      try {
        return await loadPart();
      } catch {
        await nextAct();
      }
    }
  };
  // Answers at once, so that React shows a part that is there without an empty moment.
  const present = (module: LateModule) =>
    // biome-ignore lint/suspicious/noThenProperty: React.lazy takes any thenable
    ({ then: (show: (module: LateModule) => void) => show(module) }) as unknown as Promise<LateModule>;
  const Part = lazy<ComponentType>(() => (loaded ? present(loaded) : loadLate()));
  const Hydrated = () => {
    useEffect(() => {
      clicks?.repeat();
      clicks = undefined;
    }, []);
    return null;
  };
  // The same element each time: rendering the page again must not disturb a part that is not hydrated yet.
  const part = (
    <Suspense>
      <Part />
      <Hydrated />
    </Suspense>
  );
  return Object.assign(() => part, { load: loadPart });
}
