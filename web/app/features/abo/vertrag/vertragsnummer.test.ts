import { expect, test } from "vitest";
import { idAnfang, vertragsnummer } from "./vertragsnummer.ts";

const id = "1f0c9a2b-77de-4c11-8a3f-000000000001";

test("Die Nummer eines Vertrags führt zu ihm zurück, wie immer sie getippt ist", () => {
  const nummer = vertragsnummer(id);
  expect(nummer).toBe("V-1F0C-9A2B-77");
  for (const getippt of [nummer, "v 1f0c 9a2b 77", "1F0C9A2B77", " V–1F0C–9A2B–77 "])
    expect(id.startsWith(idAnfang(getippt) ?? "keine"), getippt).toBe(true);
});

test("Was keine Nummer ist, führt zu nichts", () => {
  for (const text of ["", "V-", "Premium", "V-1F0C-9A2B", "V-1F0C-9A2B-77-1", "%"])
    expect(idAnfang(text), text).toBeUndefined();
});
