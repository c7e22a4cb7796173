import { describe, expect } from "vitest";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import { lagerImSpeicher } from "#platform/storage/testing.ts";
import { demoZuruecksetzen } from "../../app/demo.ts";

const zahlen = async ({ pool }: Testdatenbank, sql: string): Promise<Record<string, unknown>> =>
  (await pool.query(sql)).rows[0];

describe("Das Blog der Demo", () => {
  // Draws and compresses the pictures of the process.
  test("hat nach jedem Zurücksetzen dieselben Artikel, Kategorien und Schlagwörter", async ({ eigene }) => {
    const lager = lagerImSpeicher();
    const staende: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      await demoZuruecksetzen(eigene.db, lager);
      const stand = await zahlen(
        eigene,
        `select count(*)::int as artikel,
          count(distinct date_trunc('month', veroeffentlicht))::int as monate,
          count(distinct extract(year from veroeffentlicht))::int as jahre,
          count(*) filter (where suchtext like '%streitwert%')::int as streitwert,
          (select count(*)::int from blog_kategorie where anzahl > 0) as kategorien,
          (select count(*)::int from blog_tag where anzahl > 0) as tags,
          (select max(anzahl) from blog_kategorie) as groesste,
          (select string_agg(name, ',') from blog_kategorie where anzahl = 0) as leere,
          (select string_agg(name, ',') from blog_tag where anzahl = 0) as leer,
          (select count(*)::int from blog_manuskript where status = 'pending') as wartend,
          (select count(*)::int from blog_version) as versionen,
          (select count(*)::int from blog_bild) as bilder
        from blog_artikel`,
      );
      expect(stand).toMatchObject({ leere: "Leere Kategorie", leer: "Leerer Tag", wartend: 3 });
      expect(stand.artikel).toBeGreaterThanOrEqual(30);
      expect(stand.versionen).toBe(stand.artikel);
      expect(stand.kategorien).toBeGreaterThanOrEqual(5);
      expect(stand.tags).toBeGreaterThanOrEqual(12);
      expect(stand.groesste).toBeGreaterThanOrEqual(14);
      expect(stand.monate).toBeGreaterThanOrEqual(3);
      expect(stand.jahre).toBeGreaterThanOrEqual(2);
      expect(stand.streitwert).toBeGreaterThanOrEqual(2);
      staende.push(stand);
    }
    expect(staende[1]).toEqual(staende[0]);
  });

  test("zählt in Kategorien und Schlagwörtern, was dort steht", async ({ eigene }) => {
    await demoZuruecksetzen(eigene.db, lagerImSpeicher());
    for (const art of ["kategorie", "tag"]) {
      const { rows } = await eigene.pool.query(`
        select o.name, o.anzahl, (select count(*)::int from blog_artikel_${art} z where z.${art}_id = o.id) as gezaehlt
        from blog_${art} o`);
      for (const { name, anzahl, gezaehlt } of rows) expect([name, anzahl]).toEqual([name, gezaehlt]);
    }
  });

  test("zeigt unter den neuesten zwölf jede Art von Karte", async ({ eigene }) => {
    await demoZuruecksetzen(eigene.db, lagerImSpeicher());
    const { rows } = await eigene.pool.query(`
      select char_length(a.titel) as titel, char_length(a.auszug) as auszug, a.titelbild is not null as bild,
        a.lesezeit, v.bild is not null as avatar, a.gastbeitrag,
        (select count(*)::int from blog_artikel_kategorie z where z.artikel_id = a.id) as kategorien
      from blog_artikel a join blog_autor v on v.id = a.autor_id order by a.veroeffentlicht desc limit 12`);
    expect(rows).toHaveLength(12);
    const gibtEs = (bedingung: (zeile: (typeof rows)[number]) => boolean) => rows.some(bedingung);
    expect({
      mitBild: gibtEs(({ bild }) => bild),
      ohneBild: gibtEs(({ bild }) => !bild),
      lang: gibtEs(({ titel, auszug }) => titel > 120 && auszug > 300),
      mitAvatar: gibtEs(({ avatar }) => avatar),
      ohneAvatar: gibtEs(({ avatar }) => !avatar),
      ohneLesezeit: gibtEs(({ lesezeit }) => lesezeit === null),
      zweiKategorien: gibtEs(({ kategorien }) => kategorien >= 2),
      gast: gibtEs(({ gastbeitrag }) => gastbeitrag),
    }).toEqual({
      mitBild: true,
      ohneBild: true,
      lang: true,
      mitAvatar: true,
      ohneAvatar: true,
      ohneLesezeit: true,
      zweiKategorien: true,
      gast: true,
    });
  });

  test("gibt dem Autor Veröffentlichtes, einen Entwurf, Wartendes und Abgelehntes, dem Gast nichts Wartendes", async ({
    eigene,
  }) => {
    await demoZuruecksetzen(eigene.db, lagerImSpeicher());
    const { rows } = await eigene.pool.query(`
      select split_part(k.email, '@', 1) as name, m.status, m.ablehnung
      from blog_manuskript m join konto k on k.id = m.konto_id order by name, m.status`);
    const von = (name: string) => rows.filter((zeile) => zeile.name === name).map(({ status }) => status);
    expect(von("autor")).toEqual(["draft", "pending", "rejected"]);
    expect(von("gast")).toEqual([]);
    expect(rows.find(({ status }) => status === "rejected")?.ablehnung).toContain("BGBl. 2025 I Nr. 109");
    const { anzahl } = await zahlen(
      eigene,
      `select count(*)::int as anzahl from blog_artikel a join konto k on k.id = a.autor_id
        where split_part(k.email, '@', 1) = 'autor'`,
    );
    expect(anzahl).toBeGreaterThanOrEqual(3);
  });

  test("schickt keine Mails über das, was längst geschehen ist", async ({ eigene }) => {
    await demoZuruecksetzen(eigene.db, lagerImSpeicher());
    expect(
      await zahlen(eigene, "select count(*)::int as offen from blog_mitteilung where gemailt_am is null"),
    ).toEqual({ offen: 0 });
  });

  test("legt jede Datei ins Lager, die ein Bild nennt, beim zweiten Mal unter demselben Namen", async ({
    eigene,
  }) => {
    const lager = lagerImSpeicher();
    await demoZuruecksetzen(eigene.db, lager);
    const erste = [...lager.dateien.keys()];
    await demoZuruecksetzen(eigene.db, lager);
    expect([...lager.dateien.keys()]).toEqual(erste);
    const { rows } = await eigene.pool.query(`
      select pfad from blog_bild union all
      select f->>'pfad' from blog_bild b, jsonb_array_elements(b.fassungen) f union all
      select bild from werbekampagne where bild is not null`);
    expect(rows.map(({ pfad }) => pfad).toSorted()).toEqual(erste.toSorted());
    const { rows: benutzt } = await eigene.pool.query(`
      select titelbild->>'url' as url, titelbild->>'alt' as alt, titelbild->>'quelle' as quelle
      from blog_artikel where titelbild is not null
      union all select bild, 'Bild des Kontos', 'Konto' from konto where bild is not null`);
    for (const { url, alt, quelle } of benutzt) {
      expect(erste).toContain(url.replace("/media/", ""));
      expect(alt && quelle).toBeTruthy();
    }
  });
});
