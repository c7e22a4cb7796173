import { expect, test } from "vitest";
import { z } from "zod";
import { geprueft, heute, type Proben } from "#features/rechner/testing.ts";
import { basen as zitatbasen } from "#features/zitatscan/testing.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { apiRoutes } from "./api.ts";
import { type Antwort, angabenprobe, istErgebnis, modi, type Schema } from "./testing-angaben.ts";

// Every field that a call of the calculators accepts changes its answer, or the call refuses it: as asked, and in each mode that
// another field chooses.

const rechner = apiRoutes.filter(({ path }) => /^\/api\/rechner\/(?!ausgabe)/.test(path));
const basen: Proben["basen"] = Object.assign({}, ...geprueft.map((einer) => einer.basen), zitatbasen);
const ausnahmen: NonNullable<Proben["ausnahmen"]> = Object.assign(
  {},
  ...geprueft.map((einer) => einer.ausnahmen),
);
const name = ({ method, path }: ApiRoute) => `${method} ${path}`;

/** The call with an account that may use all of it; a refusal of the contract or the handler as its fields. */
const rufe =
  (route: ApiRoute) =>
  async (angaben: unknown): Promise<Antwort> => {
    const { body, query, errors } = route.contract;
    try {
      const antwort = await route.handler({
        body: body && eingabe(body, angaben, errors),
        query: query && eingabe(query, angaben, errors),
        params: {},
        request: new Request("http://localhost"),
        sitzung: { nutzer: { subscriptionStatus: "basic" } },
        client: "",
        raten: ohneGrenzen,
        heute,
      } as never);
      return { art: "antwort", text: JSON.stringify(antwort) };
    } catch (fehler) {
      const { koerper } = fehler as { koerper?: { field?: string } };
      if (!koerper) throw fehler;
      return { art: "abgelehnt", felder: [koerper.field ?? ""] };
    }
  };

test.each(rechner.map((r) => [name(r), r] as const))("%s: jede Angabe zählt", async (aufruf, route) => {
  const eingang = route.contract.body ?? route.contract.query;
  if (!eingang) throw new Error("Der Aufruf nimmt nichts entgegen.");
  const schema = z.toJSONSchema(eingang, { io: "input", unrepresentable: "any" }) as Schema;
  const rufen = rufe(route);
  const erlaubt = ausnahmen[aufruf] ?? {};
  const ohneWirkung: string[] = [];
  const gebraucht = new Set<string>();
  for (const [i, basis] of (basen[aufruf] ?? []).entries()) {
    const grund = await rufen(basis);
    if (!istErgebnis(grund)) throw new Error(`${aufruf}, Grundlage ${i}: ${JSON.stringify(grund)}`);
    for (const { modus, basis: angaben } of [{ modus: "", basis }, ...modi(schema, basis)]) {
      const antwort = modus === "" ? grund : await rufen(angaben);
      if (!istErgebnis(antwort) || (modus !== "" && antwort.text === grund.text)) continue;
      for (const { pfad, wirkt } of await angabenprobe(schema, angaben, rufen)) {
        if (wirkt || modus.startsWith(`${pfad}=`)) continue;
        if (erlaubt[pfad]) gebraucht.add(pfad);
        else ohneWirkung.push(`${pfad} (Grundlage ${i}${modus && `, ${modus}`})`);
      }
    }
  }
  expect(ohneWirkung).toEqual([]);
  expect(
    Object.keys(erlaubt).filter((pfad) => !gebraucht.has(pfad)),
    "Ausnahmen, die niemand braucht",
  ).toEqual([]);
});

test("Jeder Rechenaufruf hat Grundlagen, und jede gehört zu einem", () => {
  expect(Object.keys(basen).sort()).toEqual(rechner.map(name).sort());
});

test("Die Probe findet eine Angabe, die nur in einer Betriebsart niemand liest, auch neben einer Absage", async () => {
  const schema: Schema = {
    properties: { art: { enum: ["inland", "eu"] }, tag: { type: "string", format: "date" } },
  };
  const rufen = async (e: unknown): Promise<Antwort> => {
    const { art, tag = "" } = e as { art: string; tag?: string };
    if (tag === "2013-09-02") return { art: "antwort", text: '{"art":"kein-ergebnis"}' };
    return {
      art: "antwort",
      text: JSON.stringify({ art: "ergebnis", von: art, tag: art === "eu" ? "" : tag }),
    };
  };
  const basis = { art: "inland" };
  const betriebsarten = [...modi(schema, basis)];
  expect(betriebsarten).toEqual([{ modus: 'art="eu"', basis: { art: "eu" } }]);
  const befunde = await Promise.all(
    [basis, betriebsarten[0]?.basis].map((b) => angabenprobe(schema, b, rufen)),
  );
  expect(befunde.map((b) => b.filter(({ wirkt }) => !wirkt).map(({ pfad }) => pfad))).toEqual([[], ["tag"]]);
});

test("Die Probe findet eine Angabe, die niemand liest, auch tief in einer Liste", async () => {
  const schema: Schema = {
    properties: {
      a: { type: "integer" },
      tot: { type: "boolean" },
      liste: {
        type: "array",
        items: { properties: { b: { type: "string", format: "date" }, stumm: { enum: ["x", "y"] } } },
      },
    },
  };
  const rufen = async (e: unknown): Promise<Antwort> => {
    const { a, liste } = e as { a: number; liste: { b: string }[] };
    return { art: "antwort", text: JSON.stringify([a, liste.map(({ b }) => b)]) };
  };
  const befunde = await angabenprobe(schema, { a: 1, liste: [{ b: "2026-01-01" }] }, rufen);
  expect(befunde.filter(({ wirkt }) => !wirkt).map(({ pfad }) => pfad)).toEqual(["tot", "liste[].stumm"]);
  expect(befunde.filter(({ wirkt }) => wirkt).map(({ pfad }) => pfad)).toEqual(["a", "liste[].b"]);
});
