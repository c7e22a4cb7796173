import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { heute } from "../testing-seite.tsx";
import { fehlertext, rund } from "./fehlertext.ts";
import { hindernis, ohneErgebnis } from "./hindernis.ts";
import { type Feldfehler, Leser } from "./lesen.ts";

const gueltig = "Bitte geben Sie einen gültigen Wert ein.";
const keinTag = "Diesen Tag gibt es nicht. Beispiel: 05.03.2027";
const satz = "Bitte geben Sie einen Satz wie 1,3 ein.";
const zeit = "Bitte Stunden angeben, zum Beispiel 3,5 oder 3:30.";
const ungueltig = { art: "ungueltig" } as const;
const fehlt = { art: "fehlt" } as const;

test.each<[Feldfehler, string, "tag" | "betrag" | "zahl" | "auswahl" | undefined, string]>([
  [ungueltig, "mandanten", "zahl", "Bitte eine ganze Zahl von 1 bis 100 angeben."],
  [ungueltig, "gegner", "zahl", "Bitte eine ganze Zahl von 1 bis 100 angeben."],
  [{ art: "recht", text: "Kein Wert.", norm: "§ 3 ZPO" }, "a1.wert", undefined, "Kein Wert. (§ 3 ZPO)"],
  [{ art: "zu-hoch" }, "wert", undefined, gueltig],
  [
    { art: "zu-hoch", grenze: { betrag: cent(3_000_000_000), norm: "§ 22 Abs. 2 RVG" } },
    "wert",
    undefined,
    `${gueltig} Für die Gebühren zählen höchstens 30.000.000 € (§ 22 Abs. 2 RVG).`,
  ],
  [
    { art: "mehrdeutig", lesarten: [cent(100_000), cent(1_000)] },
    "wert",
    undefined,
    "Das ist mehrdeutig. Meinen Sie 1.000,00 € oder 10,00 €?",
  ],
  [fehlt, "am", "tag", "Bitte geben Sie einen Tag ein. Beispiel: 05.03.2027"],
  [ungueltig, "zustellung", "tag", keinTag],
  [fehlt, "wert", "betrag", gueltig],
  [fehlt, "art", "auswahl", "Bitte wählen Sie aus."],
  [ungueltig, "a1.wert", "betrag", gueltig],
  ...[
    "auftrag",
    "beiordnung",
    "erledigt",
    "rechtsmittel",
    "weitereAuftraege",
    "leistungsende",
    "am",
    "frueherAuftrag",
    "frueherErledigt",
  ].map((feld): [Feldfehler, string, undefined, string] => [ungueltig, `a1.${feld}`, undefined, keinTag]),
  ...["satz", "bezugSatz", "frueherSatz"].map((feld): [Feldfehler, string, undefined, string] => [
    ungueltig,
    `a1.p2.${feld}`,
    undefined,
    satz,
  ]),
  ...["stunden", "abwesenheit", "abwesenheitAusland"].map((feld): [Feldfehler, string, undefined, string] => [
    ungueltig,
    feld,
    undefined,
    zeit,
  ]),
  [fehlt, "frist", undefined, "Bitte wählen Sie eine Frist aus dem Katalog."],
  [
    ungueltig,
    "ort",
    undefined,
    "Bitte wählen Sie einen Ort aus der Liste. Ist er nicht erfasst, genügt das Land.",
  ],
  [ungueltig, "bestimmt", undefined, "Bitte eine Dauer angeben, zum Beispiel 6 Wochen oder 2 Monate."],
  [ungueltig, "uhr", undefined, "Bitte eine Uhrzeit angeben, zum Beispiel 14:30."],
  [
    ungueltig,
    "durchlaufend",
    undefined,
    "Bitte je Posten eine Bezeichnung und einen Betrag angeben: Gerichtskosten 849,00",
  ],
])("%j am Feld %s (%s): %s", (fehler, ort, art, text) => {
  expect(fehlertext(fehler, ort, art).replaceAll("\u00a0", " ")).toBe(text);
});

test("Volle Euro stehen ohne Cent", () => {
  expect([rund(cent(3_000_000_000)), rund(cent(1_050))].map((t) => t.replace("\u00a0", " "))).toEqual([
    "30.000.000 €",
    "10,50 €",
  ]);
});

test("Eine unvollständige Eingabe ist erst ein Fehler, wenn jemand rechnen lässt, eine falsche sofort", () => {
  const frage = (gefragt: boolean) => ({ werte: {}, heute, gefragt });
  const leser = new Leser(heute);
  expect(hindernis(leser, frage(true), "Bitte")).toBeUndefined();
  leser.noetig(undefined, "a");
  expect(hindernis(leser, frage(false), "Bitte")).toEqual({ art: "leer", text: "Bitte" });
  expect(hindernis(leser, frage(true), "Bitte")).toEqual({ art: "fehler", fehler: { a: fehlt } });
  leser.zahl("x", "b");
  expect(hindernis(leser, frage(false), "Bitte")).toEqual({
    art: "fehler",
    fehler: { a: fehlt, b: ungueltig },
  });
});

test("Ein Grund des Gesetzes steht an seinem Feld, ohne Feld neben dem Formular", () => {
  const grund = { art: "kein-ergebnis", grund: "Zu früh.", norm: "§ 71 GKG", feld: "stichtag" } as const;
  expect(ohneErgebnis(grund)).toEqual({ art: "kein-ergebnis", grund: "Zu früh.", norm: "§ 71 GKG" });
  expect(ohneErgebnis(grund, "tag")).toEqual({
    art: "fehler",
    fehler: { tag: { art: "recht", text: "Zu früh.", norm: "§ 71 GKG" } },
  });
});
