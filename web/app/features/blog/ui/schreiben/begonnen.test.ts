import { expect, test } from "vitest";
import { begonneneAenderung } from "./begonnen.ts";

test("Von mehreren Änderungen eines Artikels gilt die, die dem Erscheinen am nächsten ist", () => {
  const eine = (id: string, status: "draft" | "pending", revisionOf: string | null) => ({
    id,
    status,
    revisionOf,
  });
  const alle = [eine("a", "draft", "x"), eine("b", "pending", "x"), eine("c", "pending", null)];
  expect(begonneneAenderung(alle, "x")).toEqual({ id: "b", status: "pending" });
  expect(begonneneAenderung(alle.slice(0, 1), "x")).toEqual({ id: "a", status: "draft" });
  expect(begonneneAenderung(alle, "y")).toBeUndefined();
});
