import { expect, test } from "vitest";
import { z } from "zod";
import { geprueft, heute, type Proben } from "#features/rechner/testing.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { apiRoutes } from "./api.ts";
import { felder, mitWert, pfadtext, type Schema, type Stelle } from "./testing-angaben.ts";
import { bedeutungen, type Nullbedeutung, ohneWerte } from "./testing-nullen.ts";

// What 0 means in every number of every calculator: it is refused at its field, it stands for nothing, or the law says more,
// and then the list of meanings says what. Never is it quietly the lowest step of a table.

const rechner = apiRoutes.filter(
  ({ method, path }) => method === "POST" && /^\/api\/rechner\//.test(path) && !ohneWerte.includes(path),
);
const basen: Proben["basen"] = Object.assign({}, ...geprueft.map((einer) => einer.basen));

type Antwort = { readonly abgelehnt: string } | { readonly zahlen: string };

async function rufe(route: ApiRoute, angaben: unknown): Promise<Antwort> {
  const { body, errors } = route.contract;
  try {
    const antwort = await route.handler({
      body: body && eingabe(body, angaben, errors),
      query: undefined,
      params: {},
      request: new Request("http://localhost"),
      sitzung: { nutzer: { subscriptionStatus: "basic" } },
      client: "",
      raten: ohneGrenzen,
      heute,
    } as never);
    const { art, feld } = antwort as { readonly art?: string; readonly feld?: string };
    if (art === "kein-ergebnis") return { abgelehnt: feld ?? "" };
    return { zahlen: JSON.stringify(antwort, ohneWorte) };
  } catch (fehler) {
    const { koerper } = fehler as { koerper?: { field?: string } };
    if (!koerper) throw fehler;
    return { abgelehnt: koerper.field ?? "" };
  }
}

/** Leaves the figures of an answer: no words, and of a line of costs not the value it was told. */
function ohneWorte(name: string, wert: unknown): unknown {
  if (["rechenweg", "vermerke", "fassung", "text", "grund", "schritte"].includes(name)) return undefined;
  if (typeof wert !== "object" || wert === null || !("betrag" in wert)) return wert;
  const { wert: _, gemeinsamerWert: __, ...rest } = wert as Record<string, unknown>;
  return rest;
}

const ohne = (basis: unknown, stelle: Stelle) =>
  JSON.parse(JSON.stringify(mitWert(basis, stelle, undefined)));

/** How the answer to 0 stands to those without the field and with the smallest number; `undefined` where the field does nothing. */
async function bedeutung(
  route: ApiRoute,
  basis: unknown,
  stelle: Stelle,
): Promise<Nullbedeutung | "nichts" | undefined> {
  const [bei0, bei1, leer] = [
    await rufe(route, mitWert(basis, stelle, 0)),
    await rufe(route, mitWert(basis, stelle, 1)),
    await rufe(route, ohne(basis, stelle)),
  ];
  if ("abgelehnt" in bei0) return undefined;
  const text = (a: Antwort) => ("zahlen" in a ? a.zahlen : undefined);
  if (bei0.zahlen === text(leer)) return bei0.zahlen === text(bei1) ? undefined : "nichts";
  return bei0.zahlen === text(bei1) ? "unterste-stufe" : "eigen";
}

test.each(rechner.map((r) => [r.path, r] as const))(
  "%s: null ist, was das Gesetz sagt",
  async (pfad, route) => {
    const schema = z.toJSONSchema(route.contract.body as z.ZodType, {
      io: "input",
      unrepresentable: "any",
    }) as Schema;
    const gefunden: Record<string, Set<string>> = {};
    for (const basis of basen[`POST ${pfad}`] ?? []) {
      for (const { stelle, schema: feld } of felder(schema, basis, [])) {
        if (feld.type !== "integer" && feld.type !== "number") continue;
        const was = await bedeutung(route, basis, stelle);
        if (was !== undefined && was !== "nichts")
          gefunden[pfadtext(stelle)] = new Set([...(gefunden[pfadtext(stelle)] ?? []), was]);
      }
    }
    const erwartet = Object.entries(bedeutungen[pfad] ?? {}).map(([feld, { art }]) => [feld, art]);
    expect(
      Object.entries(gefunden)
        .map(([feld, arten]) => [feld, [...arten].sort().join(" ")])
        .sort(),
    ).toEqual(erwartet.sort());
  },
);

test("Jede Bedeutung nennt Norm oder Grund", () => {
  const alle = Object.values(bedeutungen).flatMap((felderJe) => Object.values(felderJe));
  expect(alle.length).toBeGreaterThan(20);
  expect(alle.filter(({ grund }) => grund.length < 10)).toEqual([]);
});
