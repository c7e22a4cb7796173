import { expect, test } from "vitest";
import { feldVon } from "../../formular/rechnerformular.ts";
import { seite } from "../../testing-seite.tsx";
import { formular } from "../formular.ts";
import { rechnung } from "../rechnung.ts";
import { teile } from "../ui/seitenteile.tsx";
import { unterbrechungsfelder } from "./unterbrechungsfelder.ts";

const zeile = (n: number) => `unterbrechung.${n}.handlung`;

test("Das Formular selbst trägt die Handlungen nicht, erst wer Unterbrechungen berücksichtigt, bekommt sie", () => {
  expect(feldVon(formular, zeile(1))?.optionen).toEqual([{ wert: "", text: "nicht bestimmt" }]);
  expect(unterbrechungsfelder({})).toEqual({});
});

test("Jede Zeile und die nächste hat alle Handlungen beider Gesetze, höchstens zwanzig Zeilen", () => {
  const felder = unterbrechungsfelder({ verfolgung: "ja", "unterbrechung.2.am": "06.10.2019" });
  expect(Object.keys(felder)).toEqual([zeile(1), zeile(2), zeile(3)]);
  const optionen = felder[zeile(3)]?.optionen ?? [];
  // nicht bestimmt, 15 Nummern des § 33 Abs. 1 Satz 1 OWiG, 12 des § 78c Abs. 1 Satz 1 StGB
  expect(optionen).toHaveLength(28);
  expect(optionen[9]).toEqual({
    wert: "owig-9",
    text: "Erlass des Bußgeldbescheids (§ 33 Abs. 1 Satz 1 Nr. 9 OWiG)",
  });
  const voll = unterbrechungsfelder({ verfolgung: "ja", "unterbrechung.20.am": "06.10.2019" });
  expect(Object.keys(voll)).toHaveLength(20);
});

test("Ohne Skript hat die Seite die Handlungen in jeder Zeile, die gewählte ist gewählt", () => {
  const text = seite(
    formular,
    rechnung,
    "frist=stvg-26&ereignis=2019-10-07&verfolgung=ja&unterbrechung.1.am=06.10.2019&unterbrechung.2.handlung=owig-9",
    teile,
  );
  expect(text.match(/value="owig-1"/g)).toHaveLength(2);
  expect(text).toMatch(/<option value="owig-9" selected="">/);
});
