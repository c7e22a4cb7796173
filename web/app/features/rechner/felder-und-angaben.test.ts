import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { betrag } from "./felder/angabe.ts";
import { type Angaben, abschnitt, type Ebene, type Rechnerangaben, rechnerangaben } from "./felder/ebene.ts";
import { type Aufruffelder, type Form, kennungsform, nurAufruf, wahlform } from "./felder/form.ts";
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

const unbekannt = (ebene: Ebene): readonly string[] => {
  const eigene = formularnamen(ebene.felder);
  const tiefer = Object.values(ebene.felder).flatMap((feld) =>
    "zeile" in feld ? unbekannt(feld.zeile) : "innen" in feld ? unbekannt(feld.innen) : [],
  );
  return [...genannte(ebene.aufruf).filter((name) => !eigene.includes(name)), ...tiefer];
};

const formularnamen = (felder: Angaben): readonly string[] =>
  Object.entries(felder).flatMap(([name, feld]) =>
    "innen" in feld ? formularnamen(feld.innen.felder) : "feld" in feld && feld.feld ? [feld.feld] : [name],
  );

const genannte = (felder: Aufruffelder): readonly string[] =>
  Object.values(felder).flatMap(({ bei, form }) => [...(bei ? [bei] : []), ...inForm(form)]);

const inForm = (form: Form): readonly string[] => {
  if (form.art === "liste") return inForm(form.von);
  if (form.art === "objekt") return genannte(form.felder);
  return form.art === "je" ? form.faelle.flatMap(genannte) : [];
};

const mitFeldern = geprueft.filter(({ ordner }) =>
  existsSync(new URL(`./${ordner}/felder.ts`, import.meta.url)),
);

test.each(mitFeldern.map(({ ordner }) => ordner))(
  "%s: Was die Seite mit anderen Worten sagt, sagt sie in einem Feld, das es gibt",
  async (ordner) => {
    const angaben = Object.values(await import(`./${ordner}/felder.ts`)).filter(
      (wert): wert is Rechnerangaben => typeof wert === "object" && wert !== null && "abschnitte" in wert,
    );
    expect(angaben).not.toEqual([]);
    expect(angaben.flatMap(unbekannt)).toEqual([]);
  },
);

test("Die Probe findet ein Feld des Aufrufs, das auf ein Feld zeigt, das die Seite nicht hat", () => {
  const angaben = rechnerangaben([abschnitt({ wert: betrag("Wert") })], {
    aufruf: { art: nurAufruf("tilgung", wahlform("a")), id: nurAufruf("", kennungsform) },
    ausSeite: () => ({}),
  });
  expect(unbekannt(angaben)).toEqual(["tilgung"]);
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
