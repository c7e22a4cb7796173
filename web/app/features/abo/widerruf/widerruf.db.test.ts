import { cent } from "@gebuehrenportal/recht";
import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { verwaltungsliste } from "../ansichten/erklaerungsverwaltung.server.ts";
import { erklaerungAnnehmen } from "../bearbeitung/annehmen.server.ts";
import { erklaerungBearbeiten, liegengebliebeneErklaerungen } from "../bearbeitung/bearbeiten.server.ts";
import { erklaerungEntscheiden } from "../bearbeitung/entscheiden.server.ts";
import { aufbewahrt, erklaert, kundin, mailsAn, postGesendet } from "../bearbeitung/testing.ts";
import { bestellen, vertragVon } from "../bestellung/bestellen.server.ts";
import { vertragsereignis } from "../wirken/fuehren.server.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z" });

const rosas = "rosa@kanzlei.example";
const widerruf = { art: "widerruf", vertrag: "" } as const;
const admin = (id: string) => ({ nutzer: { id, role: "admin" } }) as const;

describe("Ein Widerruf ohne Anmeldung", () => {
  test("in der Frist beendet den Vertrag, und die Nachricht nennt Eingang, Wertersatz und Gutschrift", async ({
    db,
  }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T11:00:00Z");
    const id = await erklaert(widerruf);
    expect((await mailsAn(db, rosas))[0]?.text).toContain("20.03.2026 um 12:00 Uhr");
    uhrStellen("2026-03-22T11:00:00Z");
    await postGesendet(db);
    expect(await liegengebliebeneErklaerungen()).toBe(1);
    expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-20" });
    // 24,99 € × 10 of 31 days.
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "wirksam", wertersatz: 806, gutschrift: 1693 });
    const [, mail, ...weitere] = await mailsAn(db, rosas);
    expect(weitere).toEqual([]);
    for (const teil of ["8,06", "16,93", "„Widerruf bestätigen“", "§ 357a Abs. 2 BGB"])
      expect(mail?.text).toContain(teil);
  });

  test("kurz vor Mitternacht des letzten Tages zählt, auch wenn er danach bearbeitet wird", async ({
    db,
  }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-24T22:59:59Z");
    const id = await erklaerungAnnehmen(
      {
        ...widerruf,
        kuendigungsart: null,
        grund: "",
        zum: null,
        name: "Rosa Muster",
        kontoadresse: rosas,
        vertragsnummer: "",
        bestaetigungAn: rosas,
      },
      undefined,
    );
    uhrStellen("2026-03-24T23:00:05Z");
    await erklaerungBearbeiten(id);
    uhrStellen("2026-03-26T23:00:05Z");
    await postGesendet(db);
    await liegengebliebeneErklaerungen();
    expect((await vertragVon(rosa))?.vertrag.zustand).toBe("ended");
    // 14 of 31 days: the day of the declaration itself is not owed.
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "wirksam", wertersatz: 1129 });
  });

  test("nach der Frist bleibt erhalten, ändert nichts und sagt, um welche Tage es geht", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-25T11:00:00Z");
    const id = await erklaert(widerruf);
    expect((await vertragVon(rosa))?.vertrag.beendetAm).toBeNull();
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "verspaetet", frist_bis: "2026-03-24" });
    const [mail] = await mailsAn(db, rosas);
    for (const teil of ["24.03.2026", "am 25.03.2026", "Kündigen können Sie ihn zum 09.04.2026"])
      expect(mail?.text).toContain(teil);
  });

  test("gilt zwölf Monate länger, wenn die Belehrung fehlte, und kostet dann nichts", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2027-03-24T11:00:00Z");
    const id = await erklaert(widerruf);
    const knoepfe = async () =>
      (await verwaltungsliste(admin(rosa.nutzer.id))).map((zeile) => zeile.knoepfe.map((k) => k.handlung));
    expect(await knoepfe()).toEqual([["ohne-belehrung"]]);
    expect(await erklaerungEntscheiden(admin(rosa.nutzer.id), id, "ohne-belehrung")).toBeUndefined();
    expect((await vertragVon(rosa))?.vertrag.zustand).toBe("ended");
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "wirksam", wertersatz: 0 });
    const paul = await kundin(db, "paul");
    uhrStellen("2028-04-10T11:00:00Z");
    const spaet = await erklaert({ ...widerruf, kontoadresse: "paul@kanzlei.example", name: "paul Muster" });
    expect(await erklaerungEntscheiden(admin(paul.nutzer.id), spaet, "ohne-belehrung")).toContain("Frist");
    expect(await knoepfe()).toEqual([[], []]);
  });

  test("unter fremdem Namen wartet, bis jemand ihn geprüft hat; der Eingang bleibt maßgeblich", async ({
    db,
  }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-24T11:00:00Z");
    const id = await erklaert({ ...widerruf, name: "Egon Fremd", bestaetigungAn: "egon@anderswo.example" });
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "pruefung", offen: true });
    expect((await vertragVon(rosa))?.vertrag.zustand).toBe("active");
    expect((await mailsAn(db, "egon@anderswo.example"))[0]?.text).not.toContain("prüfen, ob der Widerruf");
    uhrStellen("2026-03-27T11:00:00Z");
    expect(await erklaerungEntscheiden(admin(rosa.nutzer.id), id, "ausfuehren")).toBeUndefined();
    expect((await vertragVon(rosa))?.vertrag.zustand).toBe("ended");
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "wirksam", wertersatz: 1129, offen: false });
  });
});

test("Was die Verwaltung entscheidet, trifft den Vertrag, um den es ging, nicht den, der seither läuft", async ({
  db,
}) => {
  const rosa = await kundin(db, "rosa");
  const admin_ = admin(rosa.nutzer.id);
  uhrStellen("2026-03-30T11:00:00Z");
  await vertragsereignis(rosa.nutzer.id, { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
  const widerrufen = await erklaert(widerruf);
  const gekuendigt = await erklaert({
    kuendigungsart: "ausserordentlich",
    grund: "Die Rechner liefen nicht.",
  });
  expect(await aufbewahrt(db, gekuendigt)).toMatchObject({ ausgang: "pruefung", ende: "2026-04-09" });
  uhrStellen("2026-06-01T11:00:00Z");
  await bestellen(rosa, { typ: "basic", ausdruecklicherBeginn: true });
  uhrStellen("2026-06-10T11:00:00Z");
  expect(await erklaerungEntscheiden(admin_, gekuendigt, "ausfuehren")).toBeUndefined();
  expect(await erklaerungEntscheiden(admin_, widerrufen, "ohne-belehrung")).toBeUndefined();
  expect((await vertragVon(rosa))?.vertrag).toMatchObject({ typ: "basic", zustand: "active" });
  const gutschriften = await db
    .selectFrom("aboauftrag")
    .select(["schluessel", "inhalt"])
    .where("art", "=", "gutschrift")
    .orderBy("schluessel")
    .execute();
  // 11 of 31 days from its arrival on, then all of the rest.
  expect(gutschriften).toMatchObject([
    { schluessel: "G2", inhalt: { betrag: 887 } },
    { schluessel: "G3", inhalt: { betrag: 2499 - 887 } },
  ]);
  expect((await mailsAn(db, rosas)).at(-1)?.text).toContain("ohne einen neuen gilt der kostenlose Tarif");
  expect(await erklaerungEntscheiden(admin_, widerrufen, "ohne-belehrung")).toContain("kein Vertrag");
});

test("Wer angemeldet widerruft, sieht die Abrechnung sofort", async ({ db }) => {
  const rosa = await kundin(db, "rosa");
  const id = await erklaert({ ...widerruf, name: "Anders Benannt" }, rosa.nutzer.id);
  expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "wirksam", angemeldet: true, wertersatz: 0 });
});
