import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import type { Rechnung } from "./formular/rechnerformular.ts";
import { type Seitenproben, seitenproben, stellenDes, vergleich } from "./testing-felder.ts";
import { type Geprueft, geprueft } from "./testing-ordner.ts";
import { rvgFelder, rvgProben } from "./testing-rvgfelder.ts";

// Page and call know the same: every field of a contract can be said on the page, every field of a page in the call. The page
// is really filled in, and what it makes of that is what the call must take.

const aufrufDes = ({ aufrufe }: Geprueft): ApiRoute => {
  const route = aufrufe.find(({ method }) => method === "POST");
  if (!route) throw new Error("Kein Aufruf");
  return route;
};

// The page of the deadline calculator asks several operations: `fristen/felder-und-aufruf.test.ts`.
const mitFormular = geprueft.filter(({ formular, ordner }) => formular && ordner !== "fristen");

test.each(mitFormular.map((einer) => [einer.pfad, einer] as const))(
  "%s: Seite und Aufruf kennen dieselben Angaben",
  async (_pfad, einer) => {
    const { formular, ordner, staende = [], seiten = [], alsAnfrage = (eingabe: never) => eingabe } = einer;
    if (!formular) throw new Error(ordner);
    const { rechnung } = (await import(`./${ordner}/rechnung.ts`)) as { readonly rechnung: Rechnung };
    const queries = [...staende.map(({ query }) => query), ...seiten];
    const befund = vergleich(
      aufrufDes(einer).contract,
      stellenDes(formular).map(({ name }) => name),
      (bekannt) => seitenproben({ formular, rechnung, queries, alsAnfrage, bekannt }),
    );
    expect(befund).toEqual({
      nurImAufruf: Object.keys(einer.nurImAufruf ?? {}).toSorted(),
      nurAufDerSeite: Object.keys(einer.nurAufDerSeite ?? {}).toSorted(),
      abgelehnt: [],
    });
  },
);

test("/rvgrechner: Seite und Aufruf kennen dieselben Angaben", () => {
  const rvg = geprueft.find(({ ordner }) => ordner === "rvg");
  if (!rvg) throw new Error("Kein RVG-Rechner");
  expect(vergleich(aufrufDes(rvg).contract, rvgFelder, rvgProben)).toEqual({
    nurImAufruf: Object.keys(rvg.nurImAufruf ?? {}).toSorted(),
    nurAufDerSeite: Object.keys(rvg.nurAufDerSeite ?? {}).toSorted(),
    abgelehnt: [],
  });
});

test("Die Probe findet eine Angabe, die nur der Aufruf kennt, eine, die nur die Seite kennt, und eine, die er ablehnt", () => {
  const body = z.strictObject({
    wert: z.int(),
    liste: z.array(z.strictObject({ tag: z.string(), stumm: z.string().optional() })),
  });
  const mit = { wert: 5, liste: [{ tag: "2026-01-02" }] };
  const proben: Seitenproben = () => [
    { feld: "wert", mit, ohne: undefined },
    { feld: "wort", mit, ohne: mit },
    { feld: "neu", mit: { ...mit, neu: 1 }, ohne: mit },
  ];
  expect(vergleich({ body }, ["wert", "wort", "neu"], proben)).toEqual({
    nurImAufruf: ["liste[].stumm"],
    nurAufDerSeite: ["wort"],
    abgelehnt: ["neu: neu"],
  });
});
