import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

type ReadingPosition = { id: string; share: number };

/**
 * Keeps the reading position when `text` changes language and length. Call the returned function just before the
 * change.
 */
export function useReadingPosition(text: RefObject<HTMLElement | null>, language: string): () => void {
  const place = useRef<ReadingPosition | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the text of the new language is laid out
  useLayoutEffect(() => {
    if (text.current && place.current) scrollToPosition(text.current, place.current);
    place.current = null;
  }, [language, text]);
  return useCallback(() => {
    place.current = text.current && findPosition(text.current);
  }, [text]);
}

function findPosition(text: HTMLElement): ReadingPosition | null {
  const view = scrollContainer(text);
  if (!view || view.scrollTop === 0) return null;
  const top = view.getBoundingClientRect().top;
  for (const section of text.querySelectorAll<HTMLElement>("section[id]")) {
    const box = section.getBoundingClientRect();
    if (box.bottom > top) return { id: section.id, share: Math.max(0, (top - box.top) / box.height) };
  }
  return null;
}

function scrollToPosition(text: HTMLElement, { id, share }: ReadingPosition) {
  const view = scrollContainer(text);
  if (!view) return;
  const section = [...text.querySelectorAll("section[id]")].find((each) => each.id === id);
  // The privacy policy is only in Spanish; its readers land at the end.
  if (!section) {
    view.scrollTop = view.scrollHeight;
    return;
  }
  const box = section.getBoundingClientRect();
  view.scrollTop += box.top + share * box.height - view.getBoundingClientRect().top;
}

function scrollContainer(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
