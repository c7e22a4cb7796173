import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { ratengrenze } from "#platform/http/raten.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { type Person, person } from "../testing-team.ts";
import { einladungsrouten } from "./einladungen.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z" });

/** Calls as one process answers them, at its own limits. */
function aufrufe(db: Kysely<DB>, sitzung: Person) {
  const raten = ratengrenze(() => db, "g".repeat(32), 1);
  const rufen = async (method: string, pfad: string, mehr: object): Promise<{ readonly id: string }> => {
    const route = einladungsrouten.find((r) => r.method === method && r.path.endsWith(pfad));
    if (!route) throw new Error(pfad);
    return (await route.handler({ sitzung, raten, params: {}, ...mehr } as never)) as { id: string };
  };
  return {
    einladen: (name: string) =>
      rufen("POST", "/invitations", {
        body: { email: `${name}@kanzlei.example`, officeRole: "fachangestellte" },
      }),
    erneut: (id: string) => rufen("POST", "/:id/resend", { params: { id } }),
    zuruecknehmen: (id: string) => rufen("DELETE", "/:id", { params: { id } }),
  };
}

test("An eine Adresse gehen in einer Stunde drei Einladungen, dann 429; eine Rücknahme dazwischen hilft nicht", async ({
  db,
}) => {
  const { einladen, erneut, zuruecknehmen } = aufrufe(db, await person(db, "rosa", { tarif: "teams" }));
  const { id } = await einladen("mira");
  await erneut(id);
  await zuruecknehmen(id);
  const { id: neue } = await einladen("mira");
  await expect(erneut(neue)).rejects.toMatchObject({ status: 429 });
  await zuruecknehmen(neue);
  await expect(einladen("mira")).rejects.toMatchObject({ status: 429 });
  // The limit of one address is not that of another.
  await einladen("nina");
});

test("Ein Konto verschickt in einer Stunde zwanzig Einladungen, dann 429, gleich an wen", async ({ db }) => {
  const { einladen, zuruecknehmen } = aufrufe(db, await person(db, "rosa", { tarif: "teams" }));
  for (let i = 1; i <= 20; i++) await zuruecknehmen((await einladen(`person${i}`)).id);
  await expect(einladen("person21")).rejects.toMatchObject({ status: 429 });
  // Somebody else's account still may.
  const andere = aufrufe(db, await person(db, "otto", { tarif: "teams" }));
  await andere.einladen("person21");
});

test("Eine Einladung, die nicht hinausgeht, zählt nicht mit", async ({ db }) => {
  const { einladen } = aufrufe(db, await person(db, "rosa", { tarif: "teams" }));
  await einladen("mira");
  for (let i = 0; i < 5; i++) await expect(einladen("mira")).rejects.toMatchObject({ status: 409 });
});
