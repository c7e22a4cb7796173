import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb, erklaerung as inErklaerung, mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { alsText, bestaetigung } from "../ansichten/bestaetigung.server.ts";
import { verwaltungsliste } from "../ansichten/erklaerungsverwaltung.server.ts";
import { erklaerungBearbeiten, liegengebliebeneErklaerungen } from "../bearbeitung/bearbeiten.server.ts";
import { erklaerungEntscheiden } from "../bearbeitung/entscheiden.server.ts";
import { aufbewahrt, erklaert, kundin, mailsAn } from "../bearbeitung/testing.ts";
import { kuendigungZuruecknehmen, vertragVon } from "../bestellung/bestellen.server.ts";
import { erledigteErklaerungenLoeschen } from "../erklaerungen/verbleib.server.ts";
import { vertragsnummer } from "../vertrag/vertragsnummer.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z" });

const rosas = "rosa@kanzlei.example";

describe("Eine Kündigung ohne Anmeldung", () => {
  test("beendet den Vertrag so früh wie möglich und wird in einer Nachricht ganz bestätigt", async ({
    db,
  }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T22:59:30Z");
    const id = await erklaert({});
    expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBe("2026-04-10");
    expect(await aufbewahrt(db, id)).toMatchObject({
      ausgang: "wirksam",
      ende: "2026-04-09",
      angemeldet: false,
      konto_id: rosa.nutzer.id,
      offen: false,
    });
    const mails = await mailsAn(db, rosas);
    expect(mails.map(({ art }) => art)).toEqual(["abo-kuendigung-eingang"]);
    // Content, day and time of arrival, end (§ 312k Abs. 4 BGB).
    for (const teil of [
      "am 20.03.2026 um 23:59 Uhr",
      "Abgegeben über die Schaltfläche „jetzt kündigen“",
      "Vertrag: Tarif Premium",
      "Der Vertrag endet mit dem 09.04.2026",
    ])
      expect(mails[0]?.text).toContain(teil);
  });

  test("nennt einem Fremden nichts, und das Konto nimmt sie zurück", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    const id = await erklaert({ bestaetigungAn: "fremd@anderswo.example" });
    const [fremd] = await mailsAn(db, "fremd@anderswo.example");
    expect(fremd?.text).not.toContain("09.04.2026");
    const [eigene] = await mailsAn(db, rosas);
    expect(eigene).toMatchObject({ art: "abo-kuendigung-konto" });
    expect(eigene?.text).toContain("https://portal.example/konto/abo#kuendigen");
    expect(eigene?.text).toContain("fremd[at]anderswo[.]example");
    expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBe("2026-04-10");
    await kuendigungZuruecknehmen(rosa);
    expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBeNull();
    const text = alsText((await bestaetigung(anfrage(id))) ?? keine());
    expect(text).not.toContain("09.04.2026");
  });

  test("sieht für eine Adresse ohne Konto genauso aus, geht aber an die Verwaltung", async ({ db }) => {
    await kundin(db, "rosa");
    const an = "fremd@anderswo.example";
    const passend = await erklaert({ bestaetigungAn: an });
    const fremd = await erklaert({ bestaetigungAn: an, kontoadresse: "niemand@kanzlei.example" });
    const [eine, andere] = await Promise.all(
      [passend, fremd].map(async (id) => (await bestaetigung(anfrage(id))) ?? keine()),
    );
    expect(andere?.saetze).toEqual(eine?.saetze);
    const ohneUnterschied = (text: string | null | undefined) =>
      text?.replace(/niemand|rosa/g, "").replace(/Vorgang: \w+/, "");
    const [a, b] = await mailsAn(db, an);
    expect(ohneUnterschied(a?.text)).toBe(ohneUnterschied(b?.text));
    expect(await aufbewahrt(db, fremd)).toMatchObject({ ausgang: "unbekannt", offen: true, konto_id: null });
  });

  test("findet den Vertrag auch unter seiner Nummer", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    const { id } = (await vertragVon(rosa)) ?? { id: "" };
    const nummer = vertragsnummer(id).toLowerCase();
    await erklaert({ kontoadresse: "", vertragsnummer: nummer, bestaetigungAn: "neu@kanzlei.example" });
    expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBe("2026-04-10");
  });

  test("zu einem späteren Tag beendet die Periode, die dann läuft", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    await erklaert({ zum: "2026-05-20" as never });
    expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBe("2026-06-10");
  });

  test("aus wichtigem Grund wird geprüft und endet solange wie eine ordentliche", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    const id = await erklaert({ kuendigungsart: "ausserordentlich", grund: "Die Rechner liefen nicht." });
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "pruefung", offen: true, ende: "2026-04-09" });
    uhrStellen("2026-03-12T11:00:00Z");
    const admin = { nutzer: { id: rosa.nutzer.id, role: "admin" } } as const;
    expect((await verwaltungsliste(admin))[0]?.knoepfe.map(({ handlung }) => handlung)).toEqual([
      "ausfuehren",
      "erledigt",
    ]);
    expect(await erklaerungEntscheiden(admin, id, "ausfuehren")).toBeUndefined();
    expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-12" });
    expect(await aufbewahrt(db, id)).toMatchObject({ offen: false, erledigt_von: rosa.nutzer.id });
    const [mail] = (await mailsAn(db, rosas)).filter(({ betreff }) => betreff === "Kündigung zu Ihrem Konto");
    expect(mail?.text).toContain(
      "hat mit dem 12.03.2026 geendet; ohne einen neuen gilt der kostenlose Tarif",
    );
    expect(mail?.text).not.toMatch(/Danach gilt|zurück/);
  });

  test("ohne laufenden Vertrag sagt dem Konto, dass nichts zu kündigen ist", async ({ db }) => {
    await kundin(db, "rosa");
    uhrStellen("2026-03-11T11:00:00Z");
    await erklaert({});
    uhrStellen("2026-05-11T11:00:00Z");
    const id = await erklaert({});
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "kein-vertrag", offen: false });
    expect((await mailsAn(db, rosas)).map(({ text }) => text).join()).toContain("läuft kein Vertrag");
  });
});

test("Was ein getöteter Prozess liegen ließ, geschieht danach, und zweimal ist einmal", async ({ db }) => {
  await kundin(db, "rosa");
  const id = await erklaert({});
  await betrieb((tx) =>
    tx
      .updateTable("aboerklaerung")
      .set({ ausgang: null, bearbeitet_am: null, ende: null })
      .where("id", "=", id)
      .execute(),
  );
  expect(await liegengebliebeneErklaerungen()).toBe(1);
  expect(await liegengebliebeneErklaerungen()).toBe(0);
  await Promise.all([erklaerungBearbeiten(id), erklaerungBearbeiten(id)]);
  expect((await aufbewahrt(db, id)).ausgang).toBe("wirksam");
  expect(await mailsAn(db, rosas)).toHaveLength(2);
});

test("Ein Fremder überschüttet niemanden mit Nachrichten; die Erklärungen gelten trotzdem", async ({
  db,
}) => {
  await kundin(db, "rosa");
  const ids: string[] = [];
  for (let i = 0; i < 13; i += 1) ids.push(await erklaert({ bestaetigungAn: "fremd@anderswo.example" }));
  expect(await mailsAn(db, "fremd@anderswo.example")).toHaveLength(10);
  expect(await mailsAn(db, rosas)).toHaveLength(10);
  for (const id of ids) expect((await aufbewahrt(db, id)).ausgang).toBe("wirksam");
});

test("Die Bestätigung öffnet allein ihre Kennung, und nur einen Tag lang", async ({ db }) => {
  const rosa = await kundin(db, "rosa");
  const paul = await kundin(db, "paul");
  const id = await erklaert({});
  const text = alsText((await bestaetigung(anfrage(id))) ?? keine());
  expect(text).toContain("10.03.2026 um 12:00 Uhr");
  expect(text).toContain("„jetzt kündigen“");
  // Another id, another account: the database shows nothing of it.
  const sehen = (wer: typeof rosa) =>
    mandant(wer, (tx) => tx.selectFrom("aboerklaerung").select("id").execute());
  expect(await sehen(paul)).toEqual([]);
  expect(await sehen(rosa)).toEqual([{ id }]);
  const fremde = "00000000-0000-4000-8000-000000000000";
  expect(
    await inErklaerung(fremde, paul.nutzer.id, (tx) => tx.selectFrom("aboerklaerung").select("id").execute()),
  ).toEqual([]);
  await expect(bestaetigung(anfrage(fremde))).rejects.toMatchObject({ init: { status: 404 } });
  uhrStellen("2026-03-11T11:00:01Z");
  await expect(bestaetigung(anfrage(id))).rejects.toMatchObject({ init: { status: 404 } });
});

test("Erklärungen überdauern das Konto und gehen drei Jahre nach ihrem Jahr", async ({ db }) => {
  const rosa = await kundin(db, "rosa");
  const id = await erklaert({});
  await db.updateTable("aboauftrag").set({ erledigt_am: new Date() }).execute();
  await db.deleteFrom("konto").where("id", "=", rosa.nutzer.id).execute();
  expect(await aufbewahrt(db, id)).toMatchObject({ konto_id: null, vertrag_id: null, name: "rosa Muster" });
  uhrStellen("2029-12-31T22:59:59Z");
  await erledigteErklaerungenLoeschen();
  expect((await aufbewahrt(db, id)).id).toBe(id);
  uhrStellen("2029-12-31T23:00:01Z");
  await erledigteErklaerungenLoeschen();
  await expect(aufbewahrt(db, id)).rejects.toThrow();
});

const anfrage = (id: string) => new Request(`https://portal.example/erklaerung?id=${id}`);

function keine(): never {
  throw new Error("Es gibt keine Bestätigung.");
}
