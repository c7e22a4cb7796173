import { katalogverzeichnis } from "@gebuehrenportal/fristen/katalogsuche";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { buchungsformular } from "./buchungsformular.server.ts";

const lesen = (felder: Record<string, string>) =>
  buchungsformular({ startDate: "02.11.2026", ort: "Berlin", ...felder }, tag("2026-11-23"));
const fehlerVon = (felder: Record<string, string>) => {
  const lesung = lesen(felder);
  return lesung.art === "fehler" ? Object.keys(lesung.fehler) : [];
};
const eigene = { title: "Replik", weeks: "2" };

describe("Was nichts ändern würde, lehnt das Formular am Feld ab:", () => {
  test.for([
    ["eine Dauer neben einer Frist mit eigener", { rule: "zpo-517", weeks: "2" }, "days"],
    ["einen letzten Tag, wo ihn das Gesetz bestimmt", { rule: "zpo-517", bis: "01.12.2026" }, "bis"],
    ["einen letzten Tag bei eigener Dauer", { ...eigene, bis: "01.12.2026" }, "bis"],
    ["Dauer und letzten Tag zugleich", { rule: "zpo-521", weeks: "3", bis: "01.12.2026" }, "bis"],
    ["eine Uhrzeit bei einer Frist nach Tagen", { ...eigene, uhr: "09:30" }, "uhr"],
    ["eine Uhrzeit, die keine ist", { rule: "dsgvo-33", uhr: "halb zehn" }, "uhr"],
    ["einen wählenden Tag, wo nur das Ereignis zählt", { rule: "zpo-517", wahltag: "01.06.2026" }, "wahltag"],
    ["einen wählenden Tag, den es nicht gibt", { rule: "asylg-58", wahltag: "31.06.2026" }, "wahltag"],
    ["die Art bei einer Frist des Katalogs", { rule: "zpo-517", fristtyp: "notfrist" }, "fristtyp"],
  ] as const)("%s", ([, felder, feld]) => {
    expect(fehlerVon(felder)).toEqual([feld]);
  });
});

test("Die vom Gericht gesetzte Dauer, der gesetzte Tag und die Uhrzeit zählen, wo sie hingehören", () => {
  const eingabe = (felder: Record<string, string>) => {
    const lesung = lesen(felder);
    return lesung.art === "wunsch" ? lesung.wunsch.frage.eingabe : lesung;
  };
  expect(eingabe({ rule: "zpo-521", weeks: "3" })).toMatchObject({ dauer: [{ wert: 3, einheit: "woche" }] });
  expect(eingabe({ rule: "zpo-521", bis: "01.12.2026" })).toMatchObject({ bis: "2026-12-01" });
  expect(eingabe({ rule: "dsgvo-33", uhr: "9.30" })).toMatchObject({ ereignisUhr: "09:30" });
});

// § 87e AsylG, Art. 229 § 72 EGBGB
test.each([
  ["asylg-58", "asylantragAm"],
  ["bgb-475e-5", "vertragAm"],
  ["prodhaftg-12", "inverkehrbringenAm"],
  ["vwvfg-73", "verfahrensbeginnAm"],
  ["grestg-19", "erwerbsvorgangAm"],
])("Der Tag, der über die Fassung entscheidet, kommt in die Frage: %s nimmt %s", (rule, angabe) => {
  const lesung = lesen({ rule, wahltag: "10.06.2026" });
  expect(lesung.art === "wunsch" && lesung.wunsch.frage.eingabe).toMatchObject({ [angabe]: "2026-06-10" });
});

test("Ein Eintrag des Katalogs wird an seinem ganzen Namen erkannt, mit und ohne Norm", () => {
  const doppelt = (name: string) => katalogverzeichnis.filter((t) => t.name === name).length > 1;
  const fragt = (rule: string) => {
    const lesung = lesen({ rule });
    return lesung.art === "fehler" && lesung.fehler.rule !== undefined;
  };
  const gefragt = katalogverzeichnis.filter(
    ({ name, norm }) => fragt(`${name} (${norm})`) || (!doppelt(name) && fragt(name)),
  );
  expect(gefragt.map(({ name }) => name)).toEqual([]);
});

const frei = { title: "Replik", startDate: "02.11.2026", weeks: "2" };
const lesenMit = (felder: Record<string, string>) =>
  buchungsformular({ ...frei, ...felder }, tag("2026-11-23"));
const ortVon = (felder: Record<string, string>) => {
  const lesung = lesenMit(felder);
  return lesung.art === "wunsch" ? lesung.wunsch.frage.eingabe.ort : undefined;
};

describe("Was zu einem Ort gefragt war,", () => {
  const gefragt = lesenMit({ ort: "Neustadt" });
  const [erste, zweite] = gefragt.art === "fehler" ? gefragt.ortwahl : [];

  test("lässt sich bis zur Buchung anders wählen", () => {
    const gewaehlt = lesenMit({ ort: "Neustadt", gefragtOrt: "Neustadt", ortwahl: erste?.wert ?? "" });
    expect(gewaehlt).toMatchObject({ art: "wunsch", ortwahl: gefragt.art === "fehler" && gefragt.ortwahl });
    const anders = { ort: "Neustadt", gefragtOrt: "Neustadt", ortwahl: zweite?.wert ?? "" };
    expect(ortVon(anders)).not.toEqual(ortVon({ ...anders, ortwahl: erste?.wert ?? "" }));
  });

  test("wird für einen anderen Ort neu gefragt", () => {
    const wahl = { gefragtOrt: "Neustadt (Hessen)", ortwahl: erste?.wert ?? "" };
    expect(lesenMit({ ort: "Neustadt", ...wahl })).toMatchObject({ art: "fehler", fehler: { ort: /./ } });
  });
});

test("Zu viele Empfänger stehen als Fehler am Feld und werden nicht abgeschnitten", () => {
  const viele = Array.from({ length: 300 }, (_, i) => `empfaenger${i}@kanzlei.example`).join(", ");
  expect(lesenMit({ ort: "Berlin", recipients: viele })).toMatchObject({
    fehler: { recipients: expect.stringContaining("4.000") },
  });
});
