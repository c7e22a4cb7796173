import { endverschiebung } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { type Fassung, tag } from "@gebuehrenportal/recht";
import { expect, onTestFinished, test } from "vitest";
import { ausfall } from "./werktag.ts";

/** The law with one version more, for as long as the test runs. */
function kuenftig(keinEnde: (typeof endverschiebung)["fassungen"][number]["wert"]["keinEnde"]) {
  const fassungen = endverschiebung.fassungen as Fassung<{ keinEnde: typeof keinEnde }>[];
  const [erste] = fassungen;
  if (!erste) throw new Error("Es gibt keine Fassung.");
  fassungen.push({ ...erste, ab: tag("2150-01-01"), wert: { keinEnde } });
  onTestFinished(() => void fassungen.pop());
}

// 1 January 2151 is a Friday.
const [neujahr, samstag, sonntag] = ["2151-01-01", "2151-01-02", "2151-01-03"].map((t) => tag(t));
const gruende = () => [neujahr, samstag, sonntag].map((t) => t && ausfall(t, { land: "BY" })?.grund);

test("Woran keine Frist endet, sagt allein das Gesetz", () => {
  expect(gruende()).toEqual(["feiertag", "samstag", "sonntag"]);
  kuenftig(["feiertag"]);
  expect(gruende()).toEqual(["feiertag", undefined, undefined]);
});

test("Auch ein Feiertag und ein Sonntag können wegfallen", () => {
  kuenftig(["samstag"]);
  expect(gruende()).toEqual([undefined, "samstag", undefined]);
});
