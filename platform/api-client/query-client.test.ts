import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

const broken = () => Promise.reject(new TypeError("Failed to fetch"));

test("without a network a change fails at once; it does not wait for the network in silence", async () => {
  onlineManager.setOnline(false);
  const save = new MutationObserver(queryClient(), { mutationFn: broken });
  await expect(save.mutate()).rejects.toThrow("Failed to fetch");
});

test("without a network a reading fails at once too, so that the screen offers another try", async () => {
  onlineManager.setOnline(false);
  const reading = queryClient().fetchQuery({ queryKey: ["test"], queryFn: broken });
  await expect(reading).rejects.toThrow("Failed to fetch");
});
