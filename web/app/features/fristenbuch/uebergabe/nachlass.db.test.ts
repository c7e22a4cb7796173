import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { type Nachfolge, niemand } from "#platform/nachlass.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { abwesenheitAnlegen, abwesenheitenLesen } from "../einstellung/abwesenheit-store.server.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { fristZeigen } from "../eintrag/fristbild.server.ts";
import { fristEintragen } from "../eintrag/verbuchen.server.ts";
import { anFristenErinnern } from "../erinnerung/erinnern.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { musterfrist } from "../testing-buch.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
import { fristennachlass } from "./nachlass.server.ts";
import { fristenZuweisen, herrenloseFristen } from "./zuweisen.server.ts";

gestelltesPortal();
beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));

const eintragen = ({ kanzleiId, nutzer }: Buchnutzer, anders: Partial<Fristfelder>): Promise<Frist> =>
  mandant({ kanzleiId, nutzer }, (tx) =>
    fristEintragen(tx, kanzleiId, musterfrist({ erstelltVon: nutzer.id, ...anders }), {
      art: "gebucht",
      von: nutzer.id,
      am: new Date("2026-11-02T08:00:00Z"),
    }),
  );

/** Meier leads; Renate, Vera (who only stands in) and Lena (who only reads) work for him. */
async function kanzlei(db: Kysely<DB>) {
  const chef = await inhaber(db, "Meier");
  return {
    chef,
    renate: await kollegin(db, chef, "Renate", "fachangestellte"),
    anna: await kollegin(db, chef, "Anna", "rechtsanwalt"),
    vera: await kollegin(db, chef, "Vera", "vertretung"),
    lena: await kollegin(db, chef, "Lena", "nur-lesen"),
  };
}

async function uebergeben(chef: Buchnutzer, wer: Buchnutzer, nachfolge: Nachfolge): Promise<void> {
  const auftrag = { kanzleiId: chef.kanzleiId, kontoId: wer.nutzer.id, von: chef.nutzer.id, nachfolge };
  const lauf = await fristennachlass.uebergeben(auftrag);
  await betrieb(lauf.inTransaktion);
}

const offenesVon = async (chef: Buchnutzer, { nutzer }: Buchnutzer) =>
  (await fristennachlass.lesen(chef.kanzleiId, nutzer.id)).posten.length;
const post = (db: Kysely<DB>) =>
  db.selectFrom("mail_auftrag").select(["an", "art", "text"]).where("art", "=", "frist-uebergabe").execute();

describe("Wer ausscheidet, lässt nichts liegen:", () => {
  test("alles geht an eine Person, einzelnes an eine andere, jedes mit seiner Zeile", async ({ db }) => {
    const { chef, renate, anna } = await kanzlei(db);
    const hand = { verantwortlich: renate.nutzer.id, genehmigungNoetig: true, genehmigtAm: new Date() };
    const kontrolliert = { ...hand, genehmigtVon: anna.nutzer.id };
    const alle: Frist[] = [];
    for (let i = 0; i < 80; i++)
      alle.push(await eintragen(chef, { ...kontrolliert, aktenzeichen: `${i % 9}/26`, akte: `${i % 9}/26` }));
    const [erste, zweite] = alle;
    if (!erste || !zweite) throw new Error("ohne Einträge");
    const erledigt = await eintragen(chef, {
      ...kontrolliert,
      zustand: "erledigt",
      erledigtAm: new Date(),
      erledigtVon: chef.nutzer.id,
    });
    expect(await offenesVon(chef, renate)).toBe(80);
    await uebergeben(chef, renate, {
      alles: anna.nutzer.id,
      einzeln: new Map([[zweite.id, chef.nutzer.id]]),
    });
    expect(await offenesVon(chef, renate)).toBe(0);
    const bild = await fristZeigen(chef, erste.id);
    expect(bild.frist).toMatchObject({
      verantwortlich: anna.nutzer.id,
      // Whoever hands over does not control it himself.
      zustand: "zu-genehmigen",
      genehmigtAm: null,
      kontrollstandVon: chef.nutzer.id,
    });
    expect(bild.vorgaenge.map(({ art, von }) => [art, von])).toEqual([
      ["gebucht", chef.nutzer.id],
      ["uebergeben", chef.nutzer.id],
    ]);
    expect((await fristZeigen(chef, zweite.id)).frist.verantwortlich).toBe(chef.nutzer.id);
    // Done is done.
    expect((await fristZeigen(chef, erledigt.id)).frist.verantwortlich).toBe(renate.nutzer.id);
    expect(await post(db)).toEqual([]);
    expect(await mandant(chef, (tx) => buchPruefen(tx, chef.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("auch keine Vertretung, und niemand vertritt sich selbst", async ({ db }) => {
    const { chef, renate, anna } = await kanzlei(db);
    const weg = async (kontoId: string) =>
      mandant(chef, (tx) =>
        abwesenheitAnlegen(
          tx,
          chef.kanzleiId,
          { kontoId, vertretung: renate.nutzer.id, von: tag("2026-12-01"), bis: tag("2026-12-05") },
          new Date(),
        ),
      );
    await weg(chef.nutzer.id);
    await weg(anna.nutzer.id);
    expect(await offenesVon(chef, renate)).toBe(2);
    await uebergeben(chef, renate, { ...niemand, alles: anna.nutzer.id });
    const danach = await mandant(chef, (tx) => abwesenheitenLesen(tx, chef.kanzleiId, tag("2026-11-03")));
    expect(danach.map(({ kontoId, vertretung }) => [kontoId, vertretung])).toEqual(
      expect.arrayContaining([
        [chef.nutzer.id, anna.nutzer.id],
        [anna.nutzer.id, null],
      ]),
    );
    expect((await post(db))[0]?.text).toContain("Eine eingetragene Abwesenheit hat keine Vertretung mehr.");
  });
});

describe("Was niemand übernimmt,", () => {
  test("steht ohne Verantwortliche, die Leitung erfährt es und wird erinnert, bis es jemand hat", async ({
    db,
  }) => {
    const { chef, renate, anna } = await kanzlei(db);
    const frist = await eintragen(chef, { verantwortlich: renate.nutzer.id });
    await uebergeben(chef, renate, niemand);
    expect(await post(db)).toMatchObject([{ an: "meier@kanzlei.example", art: "frist-uebergabe" }]);
    expect((await post(db))[0]?.text).toMatch(
      /Renate scheidet .* aus[\s\S]*eine offene Frist ist seitdem niemand/,
    );
    const { posten } = (await herrenloseFristen(chef)).nachlass;
    expect(posten).toMatchObject([{ id: frist.id, gruppe: "12/26" }]);
    uhrStellen("2026-11-16T08:00:00Z");
    await anFristenErinnern("https://portal.example");
    const erinnert = await db
      .selectFrom("mail_auftrag")
      .select("an")
      .where("art", "=", "frist-erinnerung")
      .execute();
    expect(erinnert.map(({ an }) => an)).toEqual(["meier@kanzlei.example"]);
    expect(await fristenZuweisen(chef, { ...niemand, alles: anna.nutzer.id })).toBe(1);
    expect((await herrenloseFristen(chef)).nachlass.posten).toEqual([]);
    expect((await fristZeigen(chef, frist.id)).vorgaenge.map(({ art }) => art)).toEqual([
      "gebucht",
      "ohne-verantwortliche",
      "uebergeben",
    ]);
  });

  test("wird auch gesehen, wenn jemand auf anderem Weg gegangen ist", async ({ db }) => {
    const { chef, renate } = await kanzlei(db);
    await eintragen(chef, { verantwortlich: renate.nutzer.id });
    expect((await herrenloseFristen(chef)).nachlass.posten).toEqual([]);
    await db.updateTable("konto").set({ team_id: null }).where("id", "=", renate.nutzer.id).execute();
    expect((await herrenloseFristen(chef)).nachlass.posten).toHaveLength(1);
  });
});

test("Übernehmen kann nur, wer zur Kanzlei gehört, Fristen führen darf und sich anmelden kann", async ({
  db,
}) => {
  const { chef, renate, anna, vera, lena } = await kanzlei(db);
  const fremd = await inhaber(db, "Schulz");
  const frist = await eintragen(chef, { verantwortlich: renate.nutzer.id });
  const { nachfolger } = await fristennachlass.lesen(chef.kanzleiId, renate.nutzer.id);
  expect(nachfolger.map(({ name }) => name)).toEqual(["Meier", "Anna"]);
  await db.updateTable("konto").set({ gesperrt_am: new Date() }).where("id", "=", anna.nutzer.id).execute();
  for (const an of [vera, lena, fremd, renate, anna])
    for (const nachfolge of [
      { ...niemand, alles: an.nutzer.id },
      { einzeln: new Map([[frist.id, an.nutzer.id]]) },
    ])
      await expect(uebergeben(chef, renate, nachfolge)).rejects.toMatchObject({
        status: 400,
        koerper: { code: "uebergabe-person", field: "handOverTo" },
      });
  expect((await fristZeigen(chef, frist.id)).frist.verantwortlich).toBe(renate.nutzer.id);
  await expect(fristenZuweisen(lena, niemand)).rejects.toMatchObject({ status: 403 });
});
