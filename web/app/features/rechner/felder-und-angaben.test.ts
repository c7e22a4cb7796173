import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe as eingabeLesen } from "#platform/http/eingabefehler.ts";
import type { Rechnung } from "./formular/rechnerformular.ts";
import { pfadeDes, pfadeIn, type Seitenprobe, seitenproben, stellenDes } from "./testing-felder.ts";
import { type Geprueft, geprueft } from "./testing-ordner.ts";
import { rvgFelder, rvgProben } from "./testing-rvgfelder.ts";

// Page and call know the same: every field of a contract can be said on the page, every field of a page in the call. The page
// is really filled in, and what it makes of that is what the call must take.

type Befund = {
  /** Fields of the contract that no state of the page produced. */
  readonly nurImAufruf: readonly string[];
  /** Fields of the form that changed nothing in what the call is asked. */
  readonly nurAufDerSeite: readonly string[];
  /** Fields of the form with what the contract refused of them. */
  readonly abgelehnt: readonly string[];
};

type Proben = (bekannt: (feld: string) => boolean) => Iterable<Seitenprobe>;

function vergleich({ contract }: ApiRoute, felder: readonly string[], proben: Proben): Befund {
  const { body, errors } = contract;
  if (!body) throw new Error("Der Aufruf nimmt nichts entgegen.");
  const sagbar = new Set<string>();
  const gezaehlt = new Set<string>();
  const abgelehnt = new Set<string>();
  for (const { feld, mit, ohne } of proben((name) => gezaehlt.has(name))) {
    for (const pfad of pfadeIn(mit)) sagbar.add(pfad);
    if (JSON.stringify(mit) !== JSON.stringify(ohne)) gezaehlt.add(feld);
    try {
      if (mit !== undefined) eingabeLesen(body, mit, errors);
    } catch (fehler) {
      const { koerper } = fehler as { readonly koerper?: { readonly field?: string } };
      abgelehnt.add(`${feld}: ${koerper?.field ?? String(fehler)}`);
    }
  }
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  return {
    nurImAufruf: pfadeDes(schema as never)
      .filter((pfad) => !sagbar.has(pfad))
      .toSorted(),
    nurAufDerSeite: [...new Set(felder)].filter((feld) => !gezaehlt.has(feld)).toSorted(),
    abgelehnt: [...abgelehnt],
  };
}

const aufrufDes = ({ aufrufe }: Geprueft): ApiRoute => {
  const route = aufrufe.find(({ method }) => method === "POST");
  if (!route) throw new Error("Kein Aufruf");
  return route;
};

// The deadline calculator takes single operations that its page reaches through the catalogue only.
const mitFormular = geprueft.filter(({ formular, ordner }) => formular && ordner !== "fristen");

test.each(mitFormular.map((einer) => [einer.pfad, einer] as const))(
  "%s: Seite und Aufruf kennen dieselben Angaben",
  async (_pfad, einer) => {
    const { formular, ordner, staende = [], seiten = [], alsAnfrage = (eingabe: never) => eingabe } = einer;
    if (!formular) throw new Error(ordner);
    const { rechnung } = (await import(`./${ordner}/rechnung.ts`)) as { readonly rechnung: Rechnung };
    const queries = [...staende.map(({ query }) => query), ...seiten];
    const befund = vergleich(
      aufrufDes(einer),
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
  expect(vergleich(aufrufDes(rvg), rvgFelder, rvgProben)).toEqual({
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
  const proben: Proben = () => [
    { feld: "wert", mit, ohne: undefined },
    { feld: "wort", mit, ohne: mit },
    { feld: "neu", mit: { ...mit, neu: 1 }, ohne: mit },
  ];
  expect(vergleich({ contract: { body } } as unknown as ApiRoute, ["wert", "wort", "neu"], proben)).toEqual({
    nurImAufruf: ["liste[].stumm"],
    nurAufDerSeite: ["wort"],
    abgelehnt: ["neu: neu"],
  });
});
