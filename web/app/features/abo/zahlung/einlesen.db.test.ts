import { afterAll, expect } from "vitest";
import { camt, eintrag } from "#dokumente/einlesen/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { bestellen, vertragVon } from "../bestellung/bestellen.server.ts";
import { belegeAusstellen } from "../rechnungen/auftraege.server.ts";
import { gobdAusfuhr } from "../rechnungen/gobd.server.ts";
import { rechnungenVon } from "../rechnungen/rechnungen-store.server.ts";
import { anbieterumgebung } from "../rechnungen/testing.ts";
import { faelligeVertraegeFuehren } from "../vertrag/fuehren.server.ts";
import { auszugEinlesen, sichereBuchen, umsatzBuchen, wartendeUmsaetze } from "./einlesen.server.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z", env: anbieterumgebung });
afterAll(pdfBeenden);

const bytes = (text: string) => new TextEncoder().encode(text);

test("Ein Kontoauszug bezahlt einmal, was er nennt, und fragt nach dem Rest", async ({ db }) => {
  const leute = [];
  for (const name of ["rosa", "paul"]) {
    const konto = { name, email: `${name}@kanzlei.example`, erstellt: new Date("2020-01-01") };
    const wer = await kontoMitKanzlei(db, konto);
    await bestellen(
      { ...wer, nutzer: { ...wer.nutzer, subscriptionStatus: "free" } },
      { typ: "basic", zahlweg: "rechnung", ausdruecklicherBeginn: true },
    );
    leute.push(wer);
  }
  await belegeAusstellen();
  const [rosa, paul] = leute;
  if (!rosa || !paul) throw new Error("Es fehlt jemand.");
  const [admin] = leute.map(({ nutzer }) => nutzer.id);
  const datei = bytes(
    camt(
      eintrag({ zweck: "Rechnung GP-2026-00001", ref: "B1" }),
      eintrag({ zweck: "Danke", zahler: "Paul", ref: "B2" }),
    ),
  );
  uhrStellen("2026-04-15T11:00:00Z");
  await faelligeVertraegeFuehren();
  expect((await vertragVon(rosa))?.vertrag.zustand).toBe("past_due");
  expect(await auszugEinlesen(datei)).toEqual({ neu: 2, bekannt: 0, uebergangen: 0 });
  expect(await auszugEinlesen(datei)).toEqual({ neu: 0, bekannt: 2, uebergangen: 0 });
  const { umsaetze } = await wartendeUmsaetze();
  expect(umsaetze.map(({ zuordnung: { art } }) => art).toSorted()).toEqual(["sicher", "zweifel"]);
  expect(await sichereBuchen(admin ?? "")).toBe(1);
  expect(await sichereBuchen(admin ?? "")).toBe(0);
  expect(await auszugEinlesen(datei)).toMatchObject({ neu: 0 });
  const offen = async (wer: typeof rosa) =>
    (await betrieb((tx) => rechnungenVon(tx, wer.nutzer.id))).find(({ schluessel }) => schluessel === "R1")
      ?.offen;
  expect([await offen(rosa), await offen(paul)]).toEqual([0, 1199]);
  expect((await vertragVon(rosa))?.vertrag.forderungen[0]?.offen).toBe(0);
  const rest = (await wartendeUmsaetze()).umsaetze[0];
  const [vonPaul] = (await betrieb((tx) => rechnungenVon(tx, paul.nutzer.id))).toReversed();
  expect(await umsatzBuchen(rest?.umsatz.id ?? "", vonPaul?.id ?? "", admin ?? "")).toBe(true);
  expect(await umsatzBuchen(rest?.umsatz.id ?? "", vonPaul?.id ?? "", admin ?? "")).toBe(false);
  expect(await offen(paul)).toBe(0);
  const zip = await gobdAusfuhr(2026);
  expect(zip.headers.get("Content-Type")).toBe("application/zip");
  const inhalt = Buffer.from(await zip.arrayBuffer()).toString("latin1");
  for (const name of ["rechnungen.csv", "zahlungen.csv", "zm.csv", "belege.json", "belege/GP-2026-00001.pdf"])
    expect(inhalt).toContain(name);
});
