import { expect, test } from "vitest";
import { alsFragment, ausFragment } from "../formular/fragment.ts";
import { werteAusQuery } from "../formular/query.ts";
import { ausQuery, gerechnet, gezeigt, seite } from "../testing-seite.tsx";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";

const html = (query: string) => seite(formular, rechnung, query, teile);
const klar = (query: string) => html(query).replaceAll("\u00a0", " ");
const ergebnis = (query: string) =>
  gerechnet(ausQuery(formular, rechnung, query)).ergebnis as Fristauswertung;

// Jedes Feld, die Anfrage ohne und mit ihm, und die von Hand gezählten Enden
const aktg = "frist=aktg-123&ereignis=2026-06-18";
const gmbh = "frist=gmbhg-51&ereignis=2026-06-18";
const emrk = "frist=emrk-35&ereignis=2022-02-10";
const eug = "frist=aeuv-263&ereignis=2026-06-01";
const aushang = "frist=zpo-517&weg=oeffentlich-zpo&ereignis=2026-03-02&land=BE";
const ausland = "frist=zpo-517&weg=aufgabe-ausland-zpo&ereignis=2026-03-02&land=BE";
const verfuegung = "frist=vwgo-70&weg=allgemeinverfuegung&ereignis=2026-03-02&land=BE";
const beteiligter = "frist=vwgo-70&weg=empfangsbevollmaechtigter-vwvfg&ereignis=2026-03-02&land=BE";
const brief = "ereignis=2024-03-04&wochen=2&verfahren=ZPO&weg=formlos-zpo&land=BE";
const finanz = "frist=fgo-47&ereignis=2026-09-30&land=BE";
const kauf = "frist=bgb-475e-5&ereignis=2028-07-31&land=BY";
const asyl = "frist=asylg-58&ereignis=2026-07-01&land=BE";
const grenze = "frist=asylg-18a&ereignis=2026-06-12&land=BE";
const plan = "frist=vwvfg-73&ereignis=2026-09-01&land=BE";
const grund = "frist=grestg-19&ereignis=2026-09-02&land=BE";
test.each([
  // Art. 229 § 72 EGBGB: ohne Vertrag ab dem 31.07.2026 keine zwölf Monate mehr
  ["vertrag", kauf, "2028-07-31", `${kauf}&vertrag=31.07.2026`, "2029-07-31"],
  // § 87e AsylG: drei Monate, für den älteren Antrag ein Jahr; im Grenzverfahren drei Tage und eine Woche
  ["asylantrag", asyl, "2026-10-01", `${asyl}&asylantrag=2025-05-05`, "2027-07-01"],
  ["asylantrag", grenze, "2026-06-15", `${grenze}&asylantrag=2026-06-12`, "2026-06-19"],
  // § 102b VwVfG: sechs Wochen; begann das Verfahren vorher, ein Monat und zwei Wochen
  ["verfahrensbeginn", plan, "2026-10-12", `${plan}&verfahrensbeginn=2026-05-04`, "2026-10-14"],
  // § 23 GrEStG: zwei Wochen; für Erwerbsvorgänge ab August sicher ein Monat
  ["erwerb", grund, "2026-09-16", `${grund}&erwerb=2026-08-31`, "2026-10-02"],
  // § 123 Abs. 1, Abs. 2 Satz 5 AktG: 30 Tage, mit 6 Tagen Anmeldefrist 36; beide Endtage zählen nicht mit
  ["anmeldefrist", aktg, "2026-05-18", `${aktg}&anmeldefrist=6`, "2026-05-12"],
  // § 51 Abs. 1 GmbHG: Zugang bis 10.06.; zwei oder vier Tage Postlauf
  ["postlauf", gmbh, "2026-06-08", `${gmbh}&postlauf=4`, "2026-06-06"],
  // Art. 35 Abs. 1 EMRK: vier Monate; für Entscheidungen vor dem 01.02.2022 sechs
  ["entscheidung", emrk, "2022-06-10", `${emrk}&entscheidung=2022-01-20`, "2022-08-10"],
  // Art. 263 Abs. 6 AEUV, Art. 59, 60 VerfO-EuG: zwei Monate und zehn Tage, ab dem 15.06. nach Veröffentlichung
  ["amtsblatt", eug, "2026-08-11", `${eug}&amtsblatt=ja`, "2026-08-25"],
  // § 188 Satz 1, 2 ZPO: ein Monat nach dem Aushang oder die bestimmten sechs Wochen (13.04.), dann ein Monat
  ["bestimmt", aushang, "2026-05-04", `${aushang}&bestimmt=6+Wochen`, "2026-05-13"],
  // § 184 Abs. 2 ZPO: zwei Wochen oder die bestimmten 40 Tage (11.04.), dann ein Monat
  ["bestimmt", ausland, "2026-04-16", `${ausland}&bestimmt=40+T.`, "2026-05-11"],
  // § 41 Abs. 4 Satz 4 VwVfG: der Folgetag oder der bestimmte Tag, dann ein Monat
  ["bestimmtTag", verfuegung, "2026-04-07", `${verfuegung}&bestimmtTag=2026-03-20`, "2026-04-20"],
  // § 15 VwVfG: am siebten Tag, elektronisch am vierten (06.03.); der 06.04.2026 ist Ostermontag
  ["elektronisch", beteiligter, "2026-04-09", `${beteiligter}&elektronisch=ja`, "2026-04-07"],
  // § 270 Satz 2 ZPO bis 2024: am zweiten Werktag (Mittwoch), im Ortsbestellverkehr am ersten (Dienstag)
  ["ortsverkehr", brief, "2024-03-20", `${brief}&ortsverkehr=ja`, "2024-03-19"],
  // § 47 FGO: der 30.10. ist ein Freitag; 31.10. zählt hier nicht. § 222 Abs. 2 ZPO: der früheste Tag zählt
  ["mehrereOrte", finanz, "2026-10-30", `${finanz}&mehrereOrte=ja&weitere.1.ort=SN`, "2026-10-30"],
])("%s: „%s“ endet am %s, „%s“ am %s", (feld, ohne, ende, mit, neuesEnde) => {
  expect(html(ohne)).toContain(`name="${feld}"`);
  expect(ergebnis(ohne).frist.ende).toBe(ende);
  expect(ergebnis(mit).frist.ende).toBe(neuesEnde);
});

// § 270 Satz 2 ZPO: am vierten Tag (07.03.), wo auch immer, dann zwei Wochen
test("Für einen Brief seit 2025 zählt der Ortsbestellverkehr nicht; gefragt wird nicht danach, gesagt auch nichts", () => {
  const seit2025 = "ereignis=2025-03-03&wochen=2&verfahren=ZPO&weg=formlos-zpo&land=BE&ortsverkehr=ja";
  expect(html(brief)).toContain('id="ortsverkehr"');
  expect(html(seit2025)).not.toContain('id="ortsverkehr"');
  expect(ergebnis(seit2025).frist.ende).toBe("2025-03-21");
  expect(klar(seit2025)).not.toContain("Ortsbestellverkehr");
});

// § 87e AsylG: drei Monate oder ein Jahr ab dem 01.07.2026; mit dem Tag des Antrags bleibt einer
test("Kommen zwei Fassungen in Betracht, steht der andere Tag am Ergebnis und im Blatt, bis der wählende Tag genannt ist", () => {
  const tag = "Nach anderer Fassung (Asylantrag bis 11.06.2026): Donnerstag, 01.07.2027";
  expect(klar(asyl)).toContain(tag);
  expect(gerechnet(ausQuery(formular, rechnung, asyl)).blatt.tabellen[0]?.zeilen.at(-1)?.zellen).toEqual([
    "Nach anderer Fassung (Asylantrag bis 11.06.2026)",
    undefined,
    "Donnerstag, 01.07.2027",
  ]);
  expect(klar(`${asyl}&asylantrag=2025-05-05`)).not.toContain("Nach anderer Fassung");
});

test("Wo eine Stelle einen Feiertag mehr hat, zählt der frühere Tag der anderen", () => {
  // § 47 FGO: ein Monat ab dem 31.10. ist der 30.11.; Dreikönig ist in Bayern Feiertag, in Berlin nicht
  const frist = "frist=fgo-47&ereignis=2025-12-06&land=BY";
  expect(ergebnis(frist).frist.ende).toBe("2026-01-07");
  expect(ergebnis(`${frist}&mehrereOrte=ja&weitere.1.ort=BE`).frist.ende).toBe("2026-01-06");
  expect(klar(`${frist}&mehrereOrte=ja&weitere.1.ort=BE`)).toContain("endet sie erst am 07.01.2026");
  expect(ergebnis(`${frist}&weitere.1.ort=BE`).frist.ende, "ausgeschaltet").toBe("2026-01-07");
});

// § 341 Abs. 1, § 345 Abs. 1 StPO: Verkündung Mo 08.06., Einlegung bis Mo 15.06.; zugestellt am 01.07., ein Monat
test("Die Revision nimmt die Zustellung auf: Die Begründungsfrist steht dann fest", () => {
  const einlegung = "frist=stpo-341&ereignis=2026-06-08&land=BE";
  const folge = (query: string) => ergebnis(query).kette.find(({ id }) => id === "stpo-345");
  expect(folge(einlegung)?.vorlaeufig).toBe(true);
  // 01.08.2026 ist ein Samstag
  expect(folge(`${einlegung}&zustellung=2026-07-01`)).toMatchObject({
    ende: "2026-08-03",
    vorlaeufig: false,
  });
});

test("Die Begründung der Revision schließt an die Einlegungsfrist an, wenn das Urteil schon zugestellt war", () => {
  const frist = "frist=stpo-345&ereignis=2026-06-10&weg=zustellung&land=BE";
  expect(ergebnis(frist).frist.ende).toBe("2026-07-10");
  expect(ergebnis(`${frist}&verkuendung=2026-06-08`).frist.ende).toBe("2026-07-15");
  expect(html(frist)).toContain("Tag der Zustellung");
  // Ohne Zustellung hat die Frist nicht begonnen; das Ende der Einlegung darf nicht als ihres dastehen.
  const ohne = ausQuery(formular, rechnung, "frist=stpo-345&verkuendung=2026-06-08&land=BE");
  expect(ohne.art === "fehler" && Object.keys(ohne.fehler)).toEqual(["ereignis"]);
});

// § 345 Abs. 1 Satz 2 StPO: mehr als 21 Wochen nach der Verkündung zu den Akten, ein Monat mehr
test("Ein spät zu den Akten gebrachtes Urteil verlängert die Begründungsfrist", () => {
  const frist = "frist=stpo-345&ereignis=2026-06-10&verkuendung=2026-01-05&land=BE";
  expect(ergebnis(frist).frist.ende).toBe("2026-07-10");
  expect(ergebnis(`${frist}&akten=2026-06-09`).frist.ende).toBe("2026-08-10");
});

test("Ein Empfangsbekenntnis weit nach dem Eingang wird angesprochen, das Ende bleibt", () => {
  const frist = "frist=zpo-517&weg=eeb&ereignis=2026-03-16&land=BE";
  expect(klar(`${frist}&eingang=2026-03-02`)).toContain("Ein unplausibel spätes Datum schützt nicht");
  expect(klar(`${frist}&eingang=2026-03-17`)).toContain("nennt einen Tag vor dem Eingang");
  expect(ergebnis(`${frist}&eingang=2026-03-02`).frist.ende).toBe("2026-04-16");
});

test("Was eine Frist oder ein Weg nicht braucht, wird nicht gefragt", () => {
  const text = html("frist=zpo-517&ereignis=2026-03-16&weg=zustellung&land=BE");
  for (const feld of [
    "anmeldefrist",
    "postlauf",
    "entscheidung",
    "amtsblatt",
    "bestimmt",
    "bestimmtTag",
    "eingang",
    "zustellung",
    "akten",
    "mehrereOrte",
    "vertrag",
    "asylantrag",
    "inverkehr",
    "verfahrensbeginn",
    "erwerb",
  ])
    expect(text, feld).not.toContain(`name="${feld}"`);
});

test.each([
  [`${kauf}&vertrag=31.2.2026`, "vertrag", "Diesen Tag gibt es nicht."],
  [`${kauf}&vertrag=01.08.2027`, "vertrag", "liegt nicht 1 Jahr vor dem Ereignis"],
  [`${asyl}&asylantrag=02.07.2026`, "asylantrag", "liegt nach dem Ereignis"],
  [`${aktg}&anmeldefrist=viele`, "anmeldefrist", "Bitte geben Sie einen gültigen Wert ein."],
  [`${aktg}&anmeldefrist=400`, "anmeldefrist", "von 0 bis 365"],
  [`${gmbh}&postlauf=31`, "postlauf", "von 0 bis 30"],
  [`${emrk}&entscheidung=31.2.2022`, "entscheidung", "Diesen Tag gibt es nicht."],
  [`${aushang}&bestimmt=lange`, "bestimmt", "zum Beispiel 6 Wochen oder 2 Monate"],
  [`${aushang}&bestimmt=0+Wochen`, "bestimmt", "zum Beispiel 6 Wochen oder 2 Monate"],
  ["frist=zpo-517&weg=eeb&ereignis=2026-03-16&eingang=gestern+nacht", "eingang", "Diesen Tag gibt es nicht."],
  [`${verfuegung}&bestimmtTag=x`, "bestimmtTag", "Diesen Tag gibt es nicht."],
  ["frist=stpo-341&ereignis=2026-06-08&zustellung=x", "zustellung", "Diesen Tag gibt es nicht."],
  ["frist=stpo-341&ereignis=2026-06-08&zustellung=2026-06-01", "zustellung", "liegt vor der Verkündung"],
  ["frist=stpo-345&ereignis=2026-06-08&verkuendung=2026-06-10", "ereignis", "liegt vor der Verkündung"],
  [`${finanz}&mehrereOrte=ja&weitere.1.ort=Atlantis`, "weitere.1.ort", "Bitte wählen Sie einen Ort"],
])("%s: die Meldung steht am Feld %s, was getippt war, bleibt stehen", (query, ort, meldung) => {
  const a = ausQuery(formular, rechnung, query);
  expect(a.art === "fehler" && Object.keys(a.fehler)).toEqual([ort]);
  const text = klar(query);
  expect(text).toMatch(new RegExp(`id="${ort}-fehler"[^§]*${meldung}`));
  expect(gezeigt(html(query), "result-date")).toEqual([]);
  const getippt = werteAusQuery(formular, new URLSearchParams(query))[ort];
  expect(text).toContain(`value="${getippt}"`);
});

test("Abfrage und Link tragen jedes Feld; ein anderer Weg und zurück verliert nichts", () => {
  const query = `${verfuegung}&bestimmtTag=20.03.2026&mehrereOrte=ja&weitere.1.ort=SN&weitere.2.ort=BY`;
  const werte = werteAusQuery(formular, new URLSearchParams(query));
  expect(ausFragment(formular, alsFragment(werte))).toEqual(werte);
  const anders = html(query.replace("allgemeinverfuegung", "zustellung"));
  expect(anders).toContain('<input type="hidden" name="bestimmtTag" value="20.03.2026"/>');
});

// § 224 Abs. 2 ZPO: Ende der Begründungsfrist am 18.05.2026 (der 16. ist ein Samstag)
test("Ein Antrag auf Verlängerung nach dem Ende der Frist ergibt kein neues Ende", () => {
  const frist = "frist=zpo-520&ereignis=2026-03-16&land=BE&verlum=1+Monat";
  expect(html(frist)).toContain('name="verlantrag"');
  expect(ergebnis(`${frist}&verlantrag=2026-05-18`).frist.ende).toBe("2026-06-18");
  expect(ausQuery(formular, rechnung, `${frist}&verlantrag=2026-05-19`)).toMatchObject({
    art: "fehler",
    fehler: { verlantrag: { text: "Der Antrag muss vor Ablauf eingehen; die Frist endete am 18.05.2026." } },
  });
  expect(
    ausQuery(formular, rechnung, "frist=zpo-520&ereignis=2026-03-16&verlantrag=2026-05-18"),
  ).toMatchObject({ art: "fehler", fehler: { verlum: expect.anything() } });
});

test("Die Rücksendung eines Empfangsbekenntnisses ändert nichts, und das Ergebnis sagt es", () => {
  const frist = "frist=zpo-517&weg=eeb&ereignis=2026-03-16&land=BE";
  const mit = ergebnis(`${frist}&ruecksendung=2026-03-20`).frist;
  expect(mit.ende).toBe(ergebnis(frist).frist.ende);
  expect(mit.vermerke.map(({ text }) => text).join()).toContain("Die Rücksendung ist ohne Bedeutung");
});
