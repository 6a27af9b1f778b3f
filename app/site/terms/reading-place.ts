import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

type Place = { id: string; share: number };

/**
 * Keeps the reader at the same section when the text inside `text` changes language, though the other text is
 * longer or shorter. Call the returned function just before the change.
 */
export function useReadingPlace(text: RefObject<HTMLElement | null>, language: string): () => void {
  const place = useRef<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the text of the new language is laid out
  useLayoutEffect(() => {
    if (text.current && place.current) goTo(text.current, place.current);
    place.current = null;
  }, [language, text]);
  return useCallback(() => {
    place.current = text.current && placeIn(text.current);
  }, [text]);
}

/** The section at the top of the view, and which share of it is above. */
function placeIn(text: HTMLElement): Place | null {
  const view = scroller(text);
  if (!view || view.scrollTop === 0) return null;
  const top = view.getBoundingClientRect().top;
  for (const section of text.querySelectorAll<HTMLElement>("section[id]")) {
    const box = section.getBoundingClientRect();
    if (box.bottom > top) return { id: section.id, share: Math.max(0, (top - box.top) / box.height) };
  }
  return null;
}

function goTo(text: HTMLElement, { id, share }: Place) {
  const view = scroller(text);
  if (!view) return;
  const section = [...text.querySelectorAll("section[id]")].find((each) => each.id === id);
  // The privacy policy is only in Spanish: whoever reads it there lands at the end of the English text.
  if (!section) {
    view.scrollTop = view.scrollHeight;
    return;
  }
  const box = section.getBoundingClientRect();
  view.scrollTop += box.top + share * box.height - view.getBoundingClientRect().top;
}

/** The nearest box around `element` that scrolls. */
function scroller(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
