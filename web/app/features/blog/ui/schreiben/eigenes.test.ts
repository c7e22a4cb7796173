import { expect, test } from "vitest";
import { type Artikelzeile, angaben } from "./eigenes.tsx";

const zeile: Artikelzeile = {
  id: "a",
  title: "Titel",
  slug: null,
  ablehnung: null,
  revisionOf: null,
  status: "pending",
  am: new Date("2026-11-21T11:00:00Z"),
  erscheint: new Date("2026-12-24T07:00:00Z"),
};

test("Ein gewählter Zeitpunkt wird genannt, solange er noch kommt; danach verspricht ihn niemand mehr", () => {
  expect(angaben(zeile)).toContain("erscheint am 24.12.2026, 08:00 Uhr");
  for (const status of ["draft", "rejected", "pending", "published"] as const)
    expect(angaben({ ...zeile, status, vorbei: true })).not.toContain("24.12.2026");
  expect(angaben({ ...zeile, vorbei: true })).toContain("erscheint sofort nach der Freigabe");
});
