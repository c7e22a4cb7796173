import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { type Datenbank, datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { Drillprozess, imTodGefragt } from "#platform/jobs/testing-drillprozess.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { type Ausgang, ausgaenge, ausgangsmaengel, erinnerungsmaengel } from "./testing-erinnerungen.ts";
import { type Bestaetigt, buchmaengel, eingriffsmaengel } from "./testing-pruefen.ts";
import type { Drillfrage } from "./testing-server.ts";
import { type Buchzug, buchzug, type Zugfolge } from "./testing-zuege.ts";

const server = fileURLToPath(new URL("testing-server.ts", import.meta.url));

/** How the drill goes. */
export type Drillwahl = {
  /** An empty PostgreSQL database. */
  readonly databaseUrl: string;
  readonly laeufe: number;
  readonly aenderungen: number;
  readonly saat: number;
  /** After which run everybody is reminded of what is due. */
  readonly erinnern: (nr: number) => boolean;
  /** A mail server instead of files, and what has arrived there. */
  readonly smtp?: { readonly url: string; readonly post: readonly Ausgang[] };
  readonly sagen: (satz: string) => void;
};

/** What the drill has counted, and what is wrong. */
export type Drillbefund = {
  readonly abbrueche: number;
  readonly bestaetigt: number;
  readonly abgelehnt: number;
  readonly imTod: number;
  readonly mails: number;
  readonly maengel: readonly string[];
};

type Server = Drillprozess<Drillfrage>;
type Paar = readonly [Server, Server];

const uhrzeit = "2026-11-16T06:30:00Z";

/**
 * Lets an office of four change its book in two servers at once, again and again, with kill -9 at random moments, and
 * looks each time whether the book holds what was acknowledged and whether everybody was reminded once.
 */
export async function drillen(wahl: Drillwahl): Promise<Drillbefund> {
  const { databaseUrl, laeufe, sagen, smtp } = wahl;
  const dataDir = mkdtempSync(join(tmpdir(), "gp-drill-buch-"));
  const env = () => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: "drill".repeat(8),
    NODE_ENV: "production",
    DRILL_UHR: uhrzeit,
    ...(smtp && { SMTP_URL: smtp.url }),
  });
  const pg = await datenbankOeffnen({ dataDir, databaseUrl }, { art: "skript" });
  dbStellen(zugangUeber(pg.pool));
  uhrStellen(uhrzeit);
  const paar = [0, 1].map(() => new Drillprozess<Drillfrage>([server], env)) as [Server, Server];
  const summe = { bestaetigt: 0, abgelehnt: 0, imTod: 0, mails: 0, maengel: [] as string[] };
  try {
    await Promise.all(paar.map(starten));
    const zuege = fc.sample(fc.array(buchzug, { minLength: wahl.aenderungen, maxLength: wahl.aenderungen }), {
      numRuns: laeufe,
      seed: wahl.saat,
    });
    const offen: string[] = [];
    for (const [nr, reihe] of zuege.entries()) {
      const { kanzleiId, ...folge } = await lauf(pg, paar, { nr, reihe });
      offen.push(kanzleiId);
      for (const was of ["bestaetigt", "abgelehnt", "imTod"] as const) summe[was] += folge[was];
      const maengel = [...folge.maengel];
      if (wahl.erinnern(nr)) {
        await erinnern(paar, nr);
        for (const id of offen.splice(0)) maengel.push(...(await erinnerungsmaengel(pg.db, id)));
      }
      summe.maengel.push(...maengel.map((mangel) => `Lauf ${nr + 1}: ${mangel}`));
      sagen(
        `Lauf ${nr + 1} von ${laeufe}: ${folge.bestaetigt} bestätigt, ${folge.abgelehnt} abgelehnt, ${folge.imTod} ohne Antwort, ${maengel.length} Mängel`,
      );
    }
    await ausliefern(pg, paar);
    const post = smtp ? smtp.post : ausgaenge(dataDir);
    summe.mails = post.length;
    summe.maengel.push(...(await ausgangsmaengel(pg.db, post, smtp ? 2 : 1)));
  } finally {
    await Promise.all(paar.map((p) => p.beenden()));
    uhrStellen();
    dbStellen();
    await pg.schliessen();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { ...summe, abbrueche: paar[0].abbrueche + paar[1].abbrueche };
}

const starten = (p: Server) => p.starten(/bereit/);

/** Both servers tell everybody what is due; one dies over it, and what it has left the next time brings. */
async function erinnern(paar: Paar, nr: number): Promise<void> {
  const beide = () => Promise.all(paar.map((p) => p.fragen({ art: "erinnern" }).catch(imTodEgal)));
  const versuch = beide();
  await warten(Math.random() * 400);
  const opfer = paar[nr % 2 === 0 ? 1 : 0];
  await opfer.toeten();
  await Promise.all([versuch, starten(opfer)]);
  await beide();
}

function imTodEgal(fehler: unknown): void {
  if (!imTodGefragt(fehler)) throw fehler;
}

/** Both servers end amid their mails; one sends the rest, as it would when a while has passed. */
async function ausliefern(pg: Datenbank, paar: Paar): Promise<void> {
  await Promise.all(paar.map((p) => p.beenden()));
  const [p] = paar;
  await pg.db
    .updateTable("mail_auftrag")
    .set({ beansprucht_bis: null })
    .where("zustand", "=", "wartet")
    .execute();
  await starten(p);
  for (;;) {
    await p.fragen({ art: "nachholen" });
    const wartet = await pg.db
      .selectFrom("mail_auftrag")
      .select("id")
      .where("zustand", "=", "wartet")
      .limit(1)
      .execute();
    if (wartet.length === 0) return;
    await warten(200);
  }
}

async function buero(pg: Datenbank, nr: number): Promise<readonly Buchnutzer[]> {
  const chefin = await inhaber(pg.db, `Lauf${nr}`);
  const weitere = [
    ["Zweite", "rechtsanwalt"],
    ["Fach", "fachangestellte"],
    ["Lese", "nur-lesen"],
  ] as const;
  const dazu: Buchnutzer[] = [];
  for (const [name, rolle] of weitere) dazu.push(await kollegin(pg.db, chefin, `${name}${nr}`, rolle));
  return [chefin, ...dazu];
}

type Aufgabe = { readonly nr: number; readonly reihe: readonly Buchzug[] };

async function lauf(pg: Datenbank, paar: Paar, { nr, reihe }: Aufgabe) {
  const team = await buero(pg, nr);
  const [chefin] = team;
  if (!chefin) throw new Error("Die Kanzlei ist leer.");
  const bestaetigt: Bestaetigt[] = [];
  const maengel: string[] = [];
  const zahl = { abgelehnt: 0, imTod: 0, antworten: 0 };
  const tun = async (p: Server, zug: Buchzug, i: number) => {
    const frist = ("frist" in zug && bestand[zug.frist % bestand.length]?.id) || "";
    const wer = team[i % 11 === 0 ? 3 : i % 3] ?? chefin;
    try {
      const folge = (await p.fragen({ art: "zug", wer, zug, frist })) as Zugfolge;
      if (folge.art === "getan") bestaetigt.push(...folge.fristen);
      else zahl.abgelehnt += 1;
    } catch (fehler) {
      if (imTodGefragt(fehler)) zahl.imTod += 1;
      else maengel.push(String(fehler).slice(0, 600));
    }
    zahl.antworten += 1;
  };
  const bestand: Bestaetigt[] = [];
  for (const [i, wochen] of [1, 2, 2, 3, 4].entries())
    await tun(paar[i % 2 === 0 ? 0 : 1], { art: "frei", am: "2026-11-02" as never, wochen }, 1);
  await tun(paar[0], { art: "kette", am: "2026-11-02" as never, akte: 0 }, 1);
  bestand.push(...bestaetigt);
  // All at once; one server dies amid them, of three times both.
  const alle = reihe.map((zug, i) => tun(paar[i % 2 === 0 ? 0 : 1], zug, i));
  const opfer = nr % 3 === 2 ? paar : [paar[nr % 2 === 0 ? 0 : 1]];
  await Promise.all(
    opfer.map(async (p) => {
      const nach = Math.random() * reihe.length * 0.8;
      while (zahl.antworten < nach) await warten(1);
      await warten(Math.random() * 30);
      await p.toeten();
      await starten(p);
    }),
  );
  await Promise.all(alle);
  const { kanzleiId } = chefin;
  maengel.push(...(await buchmaengel(pg.db, kanzleiId, bestaetigt)));
  const opferfrist = bestand[nr % bestand.length];
  if (opferfrist)
    maengel.push(...(await eingriffsmaengel(pg.db, kanzleiId, { fristId: opferfrist.id, lauf: nr })));
  return { ...zahl, kanzleiId, bestaetigt: bestaetigt.length, maengel };
}
