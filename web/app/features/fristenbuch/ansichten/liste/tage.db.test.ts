import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { imBuch } from "../../einstellung/buchzugang.server.ts";
import { fristEintragen } from "../../eintrag/verbuchen.server.ts";
import { musterfrist } from "../../testing-buch.ts";
import { inhaber } from "../../testing-nutzer.ts";
import type { Fristfelder } from "../../worte/frist.ts";
import { monatsansicht, tagesansicht, wochenansicht } from "./kalenderseite.server.ts";
import { listeninhalt } from "./listenseite.server.ts";
import { filterAus } from "./listenwahl.ts";
import { aktenLesen, personenstaende, tageLesen } from "./tage-store.server.ts";

beforeEach(() => uhrStellen("2026-11-23T09:00:00Z"));
afterEach(() => uhrStellen());

const am = new Date("2026-11-03T09:00:00Z");

test("Kalender, Akten und Verantwortliche zeigen die Tage der Einträge, jeden Eintrag dort, wo er hingehört", async ({
  db,
}) => {
  const wer = await inhaber(db, "Abel");
  const fremd = await inhaber(db, "Fremd");
  const eintragen = (anders: Partial<Fristfelder>, nutzer = wer) =>
    mandant(nutzer, (tx) =>
      fristEintragen(tx, nutzer.kanzleiId, musterfrist({ vorfristen: [], ...anders }), {
        art: "gebucht",
        von: nutzer.nutzer.id,
        am,
      }),
    );
  const mit = (ende: string, anders: Partial<Fristfelder> = {}) =>
    eintragen({ ende: tag(ende), sichererTag: tag(ende), ...anders });
  const verantwortlich = wer.nutzer.id;
  await mit("2026-11-20", { verantwortlich, titel: "Vorbei" });
  await mit("2026-11-20", { titel: "Gewartet", gattung: "wartefrist", akte: "", aktenzeichen: "" });
  await mit("2026-11-23", { verantwortlich, titel: "Heute", land: "BY" });
  await mit("2026-11-27", {
    verantwortlich,
    vorfristen: [tag("2026-11-23")],
    akte: "77/26",
    aktenzeichen: "77/26",
  });
  // Zurückgerechnet: zu handeln ist am sicheren Tag.
  await mit("2026-11-26", {
    sichererTag: tag("2026-11-25"),
    titel: "Rückwärts",
    akte: "77/26",
    aktenzeichen: "77/26",
  });
  await mit("2026-11-24", { zustand: "erledigt", erledigtAm: am, titel: "Erledigt", akte: "1/26" });
  await mit("2026-11-24", { zustand: "gestrichen", gestrichenAm: am, titel: "Gestrichen", akte: "2/26" });
  await eintragen({ ende: tag("2026-11-23"), sichererTag: tag("2026-11-23"), titel: "Fremd" }, fremd);
  for (let i = 0; i < 5; i += 1)
    await mit("2026-12-01", { titel: `Viel ${i}`, akte: "voll", aktenzeichen: "voll" });
  await mit("2027-03-02", {
    titel: "Zu genehmigen",
    zustand: "zu-genehmigen",
    genehmigungNoetig: true,
    akte: "",
    aktenzeichen: "",
  });
  const beides = { genehmigungNoetig: true, freigabeGruende: ["ort-unbekannt"], akte: "", aktenzeichen: "" };
  await mit("2027-03-01", { ...beides, titel: "Beides", zustand: "zu-genehmigen" });
  await mit("2027-02-26", { ...beides, titel: "Freizugeben", genehmigungNoetig: false });
  await mit("2027-03-01", { ...beides, titel: "Erledigt", zustand: "erledigt", erledigtAm: am });
  await mit("2026-12-01", { titel: "Viel 5", akte: "voll", aktenzeichen: "voll", notfrist: true });

  await imBuch(wer, async (lage) => {
    const { tx, kanzleiId, heute } = lage;
    const spanne = { von: tag("2026-11-23"), bis: tag("2026-11-29"), jeTag: 9 };
    const woche = await tageLesen(tx, kanzleiId, { ...spanne, status: "offen" });
    expect(woche.eintraege.map(({ tag: t, art, frist }) => `${t} ${art} ${frist.titel}`)).toEqual([
      "2026-11-23 ende Heute",
      "2026-11-23 vorfrist Stellungnahme",
      "2026-11-25 sicher Rückwärts",
      "2026-11-26 ende Rückwärts",
      "2026-11-27 ende Stellungnahme",
    ]);
    const erledigt = await tageLesen(tx, kanzleiId, { ...spanne, status: "erledigt" });
    expect(erledigt.eintraege.map(({ frist }) => frist.titel)).toEqual(["Erledigt"]);
    expect(
      (await tageLesen(tx, kanzleiId, { ...spanne, status: "offen", akte: "77 / 26" })).eintraege,
    ).toHaveLength(4);

    const dezember = await monatsansicht(
      lage,
      filterAus(new URLSearchParams("ansicht=monat&tag=2026-12-24")),
    );
    expect(dezember.tage).toHaveLength(31);
    expect(dezember.tage[0]).toMatchObject({ spalte: 2, mehr: 2, eintraege: { length: 4 } });
    // Was nicht mehr in die Zelle passt, ist nie die Notfrist.
    expect(dezember.tage[0]?.eintraege[0]).toMatchObject({ titel: "Viel 5", marke: { text: "Notfrist" } });
    expect(dezember.tage.find(({ tag: t }) => t === "2026-12-25")?.feiertag).toBe("1. Weihnachtstag");
    expect(dezember.feiertage).toMatchObject({ ort: "bundesweit", kanzleiOhneOrt: true });

    // What the office has settled of its town counts here as it does for its Vorfristen.
    const himmelfahrt = async (mariaeHimmelfahrt: "ja" | "nein" | null) => {
      const einstellung = {
        ...lage.einstellung,
        land: "BY",
        gemeinde: "by-forchheim",
        mariaeHimmelfahrt,
      } as const;
      const august = filterAus(new URLSearchParams("ansicht=heute&tag=2029-08-15"));
      return (await tagesansicht({ ...lage, einstellung }, august)).feiertag;
    };
    expect(await himmelfahrt("ja")).toBe("Mariä Himmelfahrt");
    expect(await himmelfahrt("nein")).toBeUndefined();

    const heuteBild = await tagesansicht(lage, filterAus(new URLSearchParams("ansicht=heute")));
    expect(heuteBild.abschnitte.map(({ titel, zeilen }) => [titel, zeilen.map((z) => z.titel)])).toEqual([
      ["Überfällig", ["Vorbei"]],
      ["Heute fällig", ["Heute"]],
      ["Vorfristen", ["Stellungnahme"]],
      ["Zu kontrollieren und freizugeben", ["Freizugeben", "Beides", "Zu genehmigen"]],
    ]);
    const liste = (frage: string) => listeninhalt(lage, filterAus(new URLSearchParams(frage)));
    expect((await liste("zeit=ueberfaellig")).zeilen.map(({ titel }) => titel)).toEqual(["Vorbei"]);
    expect((await liste("zeit=wartend")).zeilen.map(({ titel }) => titel)).toEqual([
      "Freizugeben",
      "Beides",
      "Zu genehmigen",
    ]);
    expect((await liste(`zeit=wartend&wer=${verantwortlich}`)).zeilen).toEqual([]);

    const wochenbild = await wochenansicht(lage, filterAus(new URLSearchParams("ansicht=woche")));
    expect(wochenbild.tage.map(({ zeilen }) => zeilen.length)).toEqual([2, 0, 1, 1, 1, 0, 0]);
    expect(wochenbild.feiertage.andere.map(({ text }) => text)).toEqual(["bundesweit", "Bayern", "Berlin"]);

    const akten = (suche: string, nach?: { ende: typeof heute; id: string }, limit = 10) =>
      aktenLesen(tx, kanzleiId, { suche, nach, limit });
    const alle = await akten("");
    expect(alle.map(({ frist, offen }) => [frist.aktenzeichen, frist.titel, offen])).toEqual([
      ["12/26", "Vorbei", 2],
      ["77/26", "Rückwärts", 2],
      ["voll", expect.stringContaining("Viel"), 6],
    ]);
    const [erste] = await akten("", undefined, 1);
    expect(erste?.frist.sichererTag).not.toBeNull();
    if (erste?.frist.sichererTag)
      expect(await akten("", { ende: erste.frist.sichererTag, id: erste.frist.id })).toEqual(alle.slice(1));
    expect((await akten("7 7/")).map(({ frist }) => frist.akte)).toEqual(["77/26"]);

    const staende = await personenstaende(tx, kanzleiId, { heute, wochenende: tag("2026-11-29") });
    expect(staende.toSorted((a, b) => b.ueberfaellig - a.ueberfaellig)).toEqual([
      { id: verantwortlich, ueberfaellig: 1, heute: 1, woche: 1, vorfristen: 1 },
      { id: null, ueberfaellig: 0, heute: 0, woche: 1, vorfristen: 0 },
    ]);
  });
});

test("Was in Tag und Woche keinen Platz hat, ist gezählt, und seine Liste zeigt es", async ({ db }) => {
  const wer = await inhaber(db, "Abel");
  const eintragen = (anders: Partial<Fristfelder>, anzahl: number) =>
    mandant(wer, async (tx) => {
      const eintrag = musterfrist({ vorfristen: [], ...anders });
      for (let i = 0; i < anzahl; i += 1)
        await fristEintragen(tx, wer.kanzleiId, eintrag, { art: "gebucht", von: wer.nutzer.id, am });
    });
  const bis = (ende: string) => ({ ende: tag(ende), sichererTag: tag(ende) });
  await eintragen(bis("2026-11-20"), 52);
  await eintragen(bis("2026-11-23"), 53);
  await eintragen({ ...bis("2026-12-23"), vorfristen: [tag("2026-11-23")] }, 54);
  await eintragen({ ...bis("2027-01-04"), zustand: "zu-genehmigen", genehmigungNoetig: true }, 55);

  await imBuch(wer, async (lage) => {
    const filter = (frage: string) => filterAus(new URLSearchParams(frage));
    const { abschnitte } = await tagesansicht(lage, filter("ansicht=heute"));
    expect(abschnitte.map(({ id, zeilen, mehr }) => [id, zeilen.length, mehr?.text])).toEqual([
      ["ueberfaellig", 50, "2 weitere"],
      ["faellig", 50, "3 weitere"],
      ["vorfristen", 50, "4 weitere"],
      ["wartend", 50, "5 weitere"],
    ]);
    const anzahlen: number[] = [];
    for (const { mehr } of abschnitte) {
      let anzahl = 0;
      for (let pfad = mehr?.pfad; pfad !== undefined; ) {
        const { zeilen, weiter } = await listeninhalt(lage, filter(pfad.split("?")[1] ?? ""));
        anzahl += zeilen.length;
        pfad = weiter;
      }
      anzahlen.push(anzahl);
    }
    // What is to be presented has a list of its own: what was missed stands in it, too.
    expect(anzahlen).toEqual([52, 107, 54, 55]);
    // Of what is done, nothing is overdue.
    expect(filter("status=erledigt&zeit=ueberfaellig").zeit).toBe("");

    const { tage } = await wochenansicht(lage, filter("ansicht=woche"));
    expect(tage[0]).toMatchObject({ zeilen: { length: 8 }, mehr: { text: "99 weitere" } });
    expect(filter(tage[0]?.mehr?.pfad.split("?")[1] ?? "")).toMatchObject({
      blick: "heute",
      tag: "2026-11-23",
    });
  });
});
