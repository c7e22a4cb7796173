import { expect, test } from "vitest";
import { z } from "zod";
import { werteAusQuery } from "../formular/query.ts";
import { pfadeDes, seitenproben, stellenDes, vergleich } from "../testing-felder.ts";
import { heute } from "../testing-heute.ts";
import { fristanfrage } from "./contract.ts";
import type { Fristfrage } from "./eingabe.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";

// The page and the call of the deadline calculator know the same. What the page is asked may need several operations of the
// call one after the other: the period, then what stops a limitation, another kind of notice, an extension.

type Vorgaenge = Readonly<Record<string, unknown>>;

/** What the page was asked as bodies of the call, by the name of their operation; the ends between them are the engine's. */
function alsAnfragen({ nachtraege: n, ...frage }: Fristfrage): Vorgaenge {
  const { ort, weitereOrte, vorfristen, streit, ereignisAm = "2026-01-02" } = frage.eingabe;
  const dauer = [{ wert: 3, einheit: "jahr" }];
  const wo = {
    ...(ort && { ort }),
    ...(weitereOrte && { weitereOrte }),
    ...(vorfristen && { vorfristen }),
    ...(streit && { streit }),
  };
  const eintrag = frage.art === "katalog" ? { id: frage.id } : {};
  const vorgaenge = {
    [frage.art === "frei" ? "frist" : "kette"]: { ...eintrag, ...frage.eingabe },
    ...(n.verlaengerung && {
      verlaengerung: {
        ...eintrag,
        bisherigesEndeAm: ereignisAm,
        ...n.verlaengerung,
        ...(frage.art === "frei" && frage.eingabe.fristtyp === "notfrist" && { notfrist: true }),
        ...wo,
      },
    }),
    ...(n.kuendigungsart && {
      kuendigung: {
        zugangAm: ereignisAm,
        art: n.kuendigungsart,
        ...(n.jahre !== undefined && { jahre: n.jahre }),
        ...wo,
      },
    }),
    ...((n.hemmungen.length > 0 || n.neubeginnAm.length > 0 || n.entstehungAm || n.handlungAm) && {
      verjaehrung: {
        ereignisAm,
        dauer,
        hemmungen: n.hemmungen,
        neubeginnAm: n.neubeginnAm,
        hoechstfristen: [n.entstehungAm, n.handlungAm].flatMap((ab) =>
          ab ? [{ ab, dauer, norm: "§ 199 BGB" }] : [],
        ),
        ...wo,
      },
    }),
    ...(n.verfolgung && {
      verjaehrung: {
        ereignisAm,
        dauer,
        regime: "OWIG-VERJ",
        unterbrechungen: n.verfolgung.unterbrechungen,
        hemmungen: n.verfolgung.ruhen,
        verfolgungsrecht: n.verfolgung.recht,
        ...wo,
      },
    }),
  };
  return Object.fromEntries(
    Object.entries(vorgaenge).map(([operation, koerper]) => [operation, { operation, ...koerper }]),
  );
}

/** Operations that the page puts together itself; the others it reaches through the entries of the catalogue. */
const vorgaengeDerSeite = ["frist", "kette", "verlaengerung", "kuendigung", "verjaehrung"];
const koerper = Object.fromEntries(
  fristanfrage.options.map((option) => [option.shape.operation.value, option as z.ZodType]),
);
const body = z.strictObject(
  Object.fromEntries(vorgaengeDerSeite.map((name) => [name, (koerper[name] as z.ZodType).optional()])),
);

const bringtMit = "Der Eintrag des Katalogs bringt es mit";
/** Fields of the call that the page cannot say as such, each with the reason. */
const nurImAufruf = {
  "bekanntgabe.nichtZugegangen": "„bestritten“: Es gibt dann kein Ergebnis, das sich vergleichen ließe",
  "bekanntgabe.ort": "Die Seite fragt nach einem Ort; er gilt auch für die Bekanntgabe",
  dauerNachBescheid: bringtMit,
  endtermine: bringtMit,
  ereignisAmTagesende: bringtMit,
  ereignisArt: bringtMit,
  ereignisse: "Auf der Seite wird jede Folgefrist mit ihrem eigenen Auslöser für sich gerechnet",
  frist: "Die Seite kennt das Ende, das verlängert wird, aus ihrer eigenen Rechnung",
  hoechstgrenze: bringtMit,
  notfrist: "„Notfrist“ unter Art der Frist: Sie lässt sich nicht verlängern, es gibt kein Ergebnis",
  verschiebung: bringtMit,
  "weitereOrte[].mariaeHimmelfahrt": "Ohne Angabe zählt der frühere Tag, und nach dem frühesten wird gefragt",
  "weitereOrte[].sitz": "Ohne Angabe zählt der frühere Tag, und nach dem frühesten wird gefragt",
  zweck: bringtMit,
};
/** Fields of the page that the call does not need, each with the reason. */
const nurAufDerSeite = {
  akte: "Steht auf dem Blatt",
  bestritten: "Es gibt dann kein Ergebnis, das sich vergleichen ließe",
  empfaenger: "Für die E-Mail des Besuchers",
  kette: "Wählt, was die Dateien zeigen",
  von: "Steht auf dem Blatt",
};

/** States of the page; between them every field has what it depends on. */
const seiten = [
  "ereignis=2026-01-05&monate=1&ort=by-forchheim",
  "ereignis=2026-01-05&monate=1&vorfristen=3+Tage",
  "ereignis=2026-01-05&monate=1&ort=vgh-bayern&sitz=by-ansbach",
  "ereignis=2026-01-05&monate=1&mehrereOrte=ja&weitere.1.ort=Augsburg",
  "ereignis=2024-01-05&wochen=2&verfahren=ZPO&weg=formlos-zpo&ortsverkehr=ja",
  "ereignis=2026-01-05&wochen=2&verfahren=VwVfG&weg=empfangsbevollmaechtigter-vwvfg",
  "ereignis=2026-01-05&wochen=2&verfahren=VwVfG&weg=allgemeinverfuegung",
  "ereignis=2026-01-05&wochen=2&verfahren=VwVfG&weg=post-vwvfg",
  "ereignis=2026-01-05&wochen=2&verfahren=ZPO&weg=oeffentlich-zpo&bestimmt=6+Wochen",
  "frist=zpo-517&ereignis=2026-01-05",
  "frist=zpo-520&ereignis=2026-01-05&verlum=1+Monat",
  "frist=zpo-524&ereignis=2026-01-05&wochen=2",
  "frist=zpo-544-einl&ereignis=2026-01-05",
  "frist=zpo-276-anz&ereignis=2026-01-05",
  "frist=vwvfg-73&ereignis=2026-08-05",
  "frist=asylg-74&ereignis=2026-08-05",
  "frist=grestg-19&ereignis=2026-08-05",
  "frist=bgb-475e-5&ereignis=2026-11-05",
  "frist=prodhaftg-12&ereignis=2026-12-15",
  "frist=stpo-341&ereignis=2026-01-05",
  "frist=stpo-345&ereignis=2026-01-05",
  "frist=owig-79&ereignis=2026-01-05",
  "frist=aktg-123&ereignis=2026-06-15",
  "frist=gmbhg-51&ereignis=2026-06-15",
  "frist=emrk-35&ereignis=2022-01-15",
  "frist=aeuv-263&ereignis=2026-01-15",
  "frist=bgb-622-1&ereignis=2026-01-15&kuendart=622-2&dienstjahre=5",
  "frist=bgb-622-2&ereignis=2026-01-15",
  "frist=sgb4-25&ereignis=2026-01-15",
  "frist=hgb-61&ereignis=2020-01-15&verjaehrung=ja&hemmung.1.von=2020-02-01&hemmung.1.bis=2020-03-01",
  "frist=stvg-26-3m&ereignis=2026-01-15&verfolgung=ja&unterbrechung.1.am=2026-02-01&unterbrechung.1.handlung=owig-9&ruhen.1.von=2026-01-20&ruhen.1.bis=2026-01-25",
  "frist=dsgvo-33&ereignis=2026-01-15&uhr=14:30",
  "ereignis=2026-01-05&monate=1&land=BY",
  "ereignis=2026-01-05&stunden=24",
  "ereignis=2026-01-05&monate=1&verfahren=ZPO&weg=eeb",
  "ereignis=2026-01-05&jahre=3&fristart=verjaehrung",
  "ereignis=2026-01-05&monate=3&verfahren=OWIG-VERJ&verfolgung=ja",
  "ereignis=2026-01-05&monate=1&verlum=1+Monat",
  "ereignis=2026-01-05&wochen=2&streit=R-BACK:frueher",
];

const ohneVorgang = (pfad: string): string => pfad.split(".").slice(1).join(".");
/** What stands inside a field that is missing as a whole is not named again. */
const oberste = (pfade: readonly string[]): readonly string[] =>
  pfade.filter((pfad) => !pfade.some((p) => pfad.startsWith(`${p}.`) || pfad.startsWith(`${p}[`)));

test("/fristenrechner: Seite und Aufruf kennen dieselben Angaben", () => {
  const befund = vergleich(
    { body },
    stellenDes(formular).map(({ name }) => name),
    (bekannt) =>
      seitenproben({ formular, rechnung, queries: seiten, alsAnfrage: alsAnfragen as never, bekannt }),
  );
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  const fehlend = new Set(befund.nurImAufruf);
  // Said in one operation is said: the page asks for a day or a place once.
  const sagbar = new Set(
    pfadeDes(schema as never)
      .filter((pfad) => !fehlend.has(pfad))
      .map(ohneVorgang),
  );
  const offen = [...new Set(befund.nurImAufruf.map(ohneVorgang))].filter((pfad) => !sagbar.has(pfad));
  expect({ ...befund, nurImAufruf: oberste(offen).toSorted() }).toEqual({
    nurImAufruf: Object.keys(nurImAufruf).toSorted(),
    nurAufDerSeite: Object.keys(nurAufDerSeite).toSorted(),
    abgelehnt: [],
  });
});

/** How a visitor of the page gets at the operations that it does not put together: an entry, or a field. */
const aufDerSeite = {
  katalog: "frist=zpo-517&ereignis=2026-01-05",
  bekanntgabe: "verfahren=VwVfG&weg=post-vwvfg&ereignis=2026-01-05&monate=1",
  wiedereinsetzung: "frist=zpo-234&ereignis=2026-01-05",
  "ohne-belehrung": "frist=vwgo-58&ereignis=2026-01-05",
  "fuenf-monate": "frist=zpo-517&verkuendung=2026-01-05",
  "revision-stpo": "frist=stpo-345&ereignis=2026-01-20&verkuendung=2026-01-05",
  jahresende: "frist=sgb4-25&ereignis=2026-01-05",
  monatsende: "frist=ustg-18&ereignis=2026-01-05",
  rueckschau: "frist=anfg-3&ereignis=2026-01-05",
  werktag: "frist=bgb-556b&ereignis=2026-01-05",
  "gmbh-ladung": "frist=gmbhg-51&ereignis=2026-01-05",
  vorfrist: "ereignis=2026-01-05&monate=1&vorfristen=3+Tage",
  emrk: "frist=emrk-35&ereignis=2026-01-05",
  eug: "frist=aeuv-263&ereignis=2026-01-05",
};
/** Parts for other programs, which no entry and no field stands for. */
const nurFuerProgramme = ["demnaechst", "monatsmarke", "unterbrechung", "zeitraeume"];

test("Jeder andere Vorgang des Aufrufs ist auf der Seite zu haben oder steht als Baustein für Programme hier", () => {
  const andere = Object.keys(koerper).filter((name) => !vorgaengeDerSeite.includes(name));
  expect(andere.toSorted()).toEqual([...Object.keys(aufDerSeite), ...nurFuerProgramme].toSorted());
  for (const query of Object.values(aufDerSeite)) {
    const werte = werteAusQuery(formular, new URLSearchParams(query));
    expect(rechnung.auswertung({ werte, heute, gefragt: true }), query).toMatchObject({ art: "ergebnis" });
  }
});
