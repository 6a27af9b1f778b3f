import { expect, test } from "vitest";
import { type JobFacts, lengthText, payText, whenText } from "./job-facts.ts";

const unknown: JobFacts = { workDay: null, workTime: null, place: "", payPesos: null, minutes: null };

test("day, hour, pay and length, in both languages", () => {
  const job = { ...unknown, workDay: "2027-03-31", workTime: "14:30", payPesos: 1500, minutes: 90 };
  expect([whenText(job, "en"), payText(job), lengthText(job, "en")]).toEqual([
    "Wed, Mar 31, 2027, 2:30 PM",
    "RD$1,500",
    "1.5 hours",
  ]);
  expect([whenText(job, "es"), lengthText({ minutes: 60 }, "es"), lengthText({ minutes: 45 }, "es")]).toEqual(
    ["mié, 31 mar 2027, 2:30 p. m.", "1 hora", "45 minutos"],
  );
});

test("what is not known is not made up", () => {
  expect([whenText(unknown, "en"), payText(unknown), lengthText(unknown, "en")]).toEqual([null, null, null]);
  expect(whenText({ ...unknown, workDay: "2027-03-31" }, "en")).toBe("Wed, Mar 31, 2027; time not set yet");
  expect(whenText({ ...unknown, workTime: "08:00" }, "es")).toBe("8:00 a. m.; día por confirmar");
});
