let shown = false;

/** Called once at the start, before anything renders a page: static pages are kept for as long as the process lives. */
export function openSamples(areShown: boolean): void {
  shown = areShown;
}

/** Whether the public pages list sample data, as it was when the process started (RULINGS 47). */
export function samplesAreShown(): boolean {
  return shown;
}
