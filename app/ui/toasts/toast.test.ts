import { afterEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, subscribeToToasts, toast } from "./toast.ts";

afterEach(() => dismissToast());

test("a newer message takes the older one's place", () => {
  toast({ title: "Saved" });
  toast({ title: "Not saved", variant: "destructive" });
  expect(currentToast()).toMatchObject({ title: "Not saved", variant: "destructive" });
});

test("a late dismissal of an old message leaves the new one", () => {
  toast({ title: "First" });
  const first = currentToast()?.id;
  toast({ title: "Second" });
  dismissToast(first);
  expect(currentToast()?.title).toBe("Second");
});

test("listeners hear every change until they leave", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  toast({ title: "One" });
  dismissToast();
  unsubscribe();
  toast({ title: "Two" });
  expect(listener).toHaveBeenCalledTimes(2);
});
