import { expect, test } from "vitest";
import { namePasst } from "./namensvergleich.ts";

test("Ein Name passt mit und ohne Titel, Zweitnamen und Umlaut", () => {
  for (const [einer, anderer] of [
    ["Rosa Müller", "Dr. Rosa Müller, LL.M."],
    ["müller, rosa", "Rosa Marie Müller"],
    ["Rosa Muller", "Rosa Müller"],
    ["Rosa Müller", "Müller, Rosa Marie"],
    ["Rosa Müller", "Rosa Müller-Lüdenscheidt"],
    ["Rosa Müller-Lüdenscheidt", "Rosa Lüdenscheidt"],
    ["Dachs", "Dachs"],
  ] as const)
    expect(namePasst(einer, anderer), `${einer} / ${anderer}`).toBe(true);
});

test("Ein anderer Name passt nicht, und ein leerer auch nicht", () => {
  for (const [einer, anderer] of [
    ["Rosa Meier", "Rosa Müller"],
    ["Dr.", "Dr. Rosa Müller"],
    ["", "Rosa Müller"],
    ["x", "Rosa Müller"],
    ["Rosa", "Dr. Rosa Müller"],
    ["Rosa", "Müller, Rosa"],
    ["Müller", "Rosa Müller"],
    ["Rosa Marie", "Rosa Marie Müller"],
    ["Rosa Marie", "Müller, Rosa Marie"],
  ] as const)
    expect(namePasst(einer, anderer), `${einer} / ${anderer}`).toBe(false);
});
