import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ebWarnung } from "../eintrag/notiert.ts";
import { fristtermine } from "../erinnerung/termine.ts";
import { musterfrist } from "../testing-buch.ts";
import { wenigerVon } from "../worte/fristwort.ts";
import { ausfallblatt, kontrollzettel, tagesprotokollblatt } from "./blaetter.ts";

const am = new Date("2026-11-16T08:30:00Z");
const frist = {
  ...musterfrist({ erstelltVon: "meier", notfrist: true, freigabeGruende: ["ort-unbekannt"] }),
  id: "f1",
  rechnungId: null,
  erstellt: am,
  geaendert: am,
  stand: 3,
};
const personen = [
  { id: "meier", name: "Meier", email: "meier@kanzlei.example", leitet: true, kanzleirolle: "rechtsanwalt" },
];
const kopf = { nr: 3, hash: "ab".repeat(32) };
const heute = tag("2026-11-16");
const gesetzt = (satz: ReturnType<typeof kontrollzettel>) => JSON.stringify(satz).replaceAll("\u00a0", " ");

test("Der Kontrollzettel nennt alles, was an einem Eintrag zu kontrollieren ist, und lässt Platz für die Unterschrift", () => {
  const satz = kontrollzettel(frist, { rechnung: undefined, personen, kopf, heute });
  expect(satz.angaben).toEqual([
    ["Aktenzeichen", "12/26"],
    ["Frist", "Stellungnahme (Notfrist)"],
    ["Gericht oder Ort", "Berlin"],
    ["Ende", "16.11.2026"],
    ["Vorfristen", "09.11.2026"],
    ["Ereignis", "02.11.2026"],
    ["Zustand", "Offen"],
    ["Gebucht", "16.11.2026, 09:30 Uhr, Meier"],
  ]);
  expect(satz.vermerke).toEqual([expect.stringMatching(/^Freigabe nötig: /)]);
  expect(satz.schluss.join(" ")).toMatch(/Letzte Zeile: Nr\. 3, abab/);
});

test("Der Vermerk „notiert“ entsteht aus dem gebuchten Eintrag; vor der Buchung wird vor dem Empfangsbekenntnis gewarnt", () => {
  const lage = { rechnung: undefined, personen, kopf, heute };
  const vermerk =
    "Vermerk für die Akte: notiert im Fristenbuch, Ende 16.11.2026, Vorfrist 09.11.2026; gebucht 16.11.2026, 09:30 Uhr, Meier";
  expect(kontrollzettel(frist, lage).schluss).toContain(vermerk);
  for (const anders of [{ ende: null }, { zustand: "gestrichen" as const }])
    expect(gesetzt(kontrollzettel({ ...frist, ...anders }, lage))).not.toContain("notiert");
  const zugestellt = (weg: "eeb" | "zustellung") =>
    ebWarnung({ art: "katalog", id: "zpo-517", eingabe: { bekanntgabe: { weg, am: heute } } });
  expect(zugestellt("eeb")).toMatch(/erst abgeben, wenn die Frist gebucht/);
  expect(zugestellt("zustellung")).toBeUndefined();
});

test("Das Tagesprotokoll nennt Zeit, Vorgang, Frist und Person, auch wer ausgeschieden ist", () => {
  const zeile = (nr: number, art: string, von: string | null, fristId: string | null) => ({
    kanzleiId: "k",
    nr,
    art,
    von,
    fristId,
    fuer: null,
    am,
    inhalt: "{}",
    inhaltHash: "",
    vorher: "",
    hash: "",
    salz: "",
  });
  const zeilen = [
    zeile(1, "gebucht", "meier", "f1"),
    zeile(2, "erledigt", "weg", "f1"),
    zeile(3, "abendkontrolle-fehlt", null, null),
  ];
  const satz = tagesprotokollblatt(heute, zeilen, {
    fristen: [frist],
    personen,
    kopf,
    heute,
    abgezeichnet: undefined,
  });
  expect(satz.tabellen[0]?.zeilen.map(({ zellen }) => zellen.join("|").replaceAll("\u00a0", " "))).toEqual([
    "1|09:30|Gebucht|12/26|Stellungnahme|Berlin|02.11.2026|16.11.2026|09.11.2026|Meier",
    "2|09:30|Erledigt|12/26|Stellungnahme|Berlin|02.11.2026|16.11.2026|09.11.2026|Ehemaliges Mitglied",
    "3|09:30|Abendkontrolle fehlt|||||||Portal",
  ]);
  expect(gesetzt(satz)).toContain("Unterschrift");
});

test("Kopie und Kalender sagen von einem Mandat nur, was die Kanzlei gewählt hat", () => {
  const blatt = (inhalt: "frist" | "voll") =>
    gesetzt(ausfallblatt([frist], { heute, bis: tag("2026-12-16"), inhalt, personen, kopf }));
  expect(blatt("frist")).not.toMatch(/Stellungnahme|12\/26/);
  expect(blatt("voll")).toContain("Notfrist Stellungnahme, 12/26");
  expect(fristtermine([frist], "aktenzeichen").map(({ titel }) => titel)).toEqual([
    "Vorfrist: Frist 12/26 (bis 16.11.2026)",
    "Frist 12/26",
  ]);
  const beantragt = { ...frist, beantragtBis: tag("2026-12-16"), vorfristen: [] };
  expect(fristtermine([beantragt], "frist").map(({ tag, titel }) => [tag, titel])).toEqual([
    ["2026-12-16", "Vorläufig, Verlängerung beantragt: Frist (bis 16.11.2026)"],
    ["2026-11-16", "Frist"],
  ]);
  expect([
    wenigerVon("voll", "frist"),
    wenigerVon("frist", "voll"),
    wenigerVon("voll", "aktenzeichen"),
  ]).toEqual(["frist", "frist", "aktenzeichen"]);
});
