import { expect, test } from "vitest";
import { namePasst } from "./namensvergleich.ts";

test("Ein Name passt mit und ohne Titel, Zweitnamen und Umlaut", () => {
  for (const [einer, anderer] of [
    ["Rosa Müller", "Dr. Rosa Müller, LL.M."],
    ["müller, rosa", "Rosa Marie Müller"],
    ["Rosa Muller", "Rosa Müller"],
    ["Müller", "Rosa Müller"],
  ] as const)
    expect(namePasst(einer, anderer), `${einer} / ${anderer}`).toBe(true);
});

test("Ein anderer Name passt nicht, und ein leerer auch nicht", () => {
  for (const [einer, anderer] of [
    ["Rosa Meier", "Rosa Müller"],
    ["Dr.", "Dr. Rosa Müller"],
    ["", "Rosa Müller"],
    ["x", "Rosa Müller"],
  ] as const)
    expect(namePasst(einer, anderer), `${einer} / ${anderer}`).toBe(false);
});
