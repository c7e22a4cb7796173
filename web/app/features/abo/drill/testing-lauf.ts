// `npm run drill:abo`: 25 customers order, change, cancel, pay and take payments back, while the portal is killed again and
// again; afterwards contracts, invoices, money and mails are counted. `--leben 5` lives with five, `--saat 7` others.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { testanbieter } from "#platform/env/testing-anbieter.ts";
import { zug as zuege } from "../vertrag/testing-zufall.ts";
import { Stripedouble } from "../zahlung/testing-stripe.ts";
import { Portalprozess } from "./testing-prozess.ts";
import { pruefen } from "./testing-pruefen.ts";

const wahl = (name: string, sonst: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] || sonst) || sonst;
const leben = wahl("leben", 25);
const runden = 12;
const saat = wahl("saat", 20_261_123);

/** What a customer or his bank does in a round; contracts live by these and by time. */
const handlung = fc.oneof(
  {
    weight: 5,
    arbitrary: zuege.filter(
      ({ art }) => !["warten", "zahlen", "strittig", "stornieren", "post"].includes(art),
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom("hinterlegen" as const, "bank" as const) },
  { weight: 1, arbitrary: fc.constant("bestreiten" as const) },
);
const plan = fc.sample(
  fc.array(handlung, { minLength: runden, maxLength: runden }).map((reihe) => [...reihe]),
  { numRuns: leben, seed: saat },
);
const zufall = fc.sample(fc.nat(1_000_000), { numRuns: 5_000, seed: saat })[Symbol.iterator]();
const wuerfel = (seiten: number) => Number(zufall.next().value ?? 0) % seiten;

const dataDir = mkdtempSync(join(tmpdir(), "gp-drill-abo-"));
const double = new Stripedouble();
const stripe = await double.starten();
const beginn = Date.parse("2027-01-31T10:30:00Z");
const portal = new Portalprozess(
  {
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...testanbieter,
    ...stripe,
  },
  new Date(beginn).toISOString(),
);
const instanten: string[] = [];
const sagen = (satz: string) => process.stdout.write(`${satz}\n`);

try {
  await portal.starten();
  const konten = await kontenAnlegen();
  // Each life is cut once, at some move of its own.
  const schnitte = konten.map(() => wuerfel(runden));
  let ms = beginn;
  for (let runde = 0; runde < runden; runde += 1) {
    await vorstellen(ms);
    for (const [i, kontoId] of konten.entries())
      await handeln(kontoId, plan[i]?.[runde] ?? "bank", schnitte[i] === runde);
    sagen(`Runde ${runde + 1} von ${runden}: ${portal.am.slice(0, 10)}, ${portal.abbrueche} × kill -9`);
    ms += (1 + wuerfel(14)) * 24 * 3_600_000;
  }
  await ausklingen(ms);
  await bilanz();
} finally {
  await portal.beenden();
  await double.beenden();
  rmSync(dataDir, { recursive: true, force: true });
}

async function kontenAnlegen(): Promise<readonly string[]> {
  const offen = await datenbankOeffnen({ dataDir, databaseUrl: undefined }, { art: "skript" });
  const ids: string[] = [];
  for (let i = 0; i < leben; i += 1) {
    const { rows } = await offen.pool.query<{ id: string }>(
      `with k as (insert into konto (name, email, erstellt, email_bestaetigt_am) values ($1, $2, $3, $3) returning id),
         z as (insert into kanzlei (name, inhaber) select $1, id from k returning id)
       insert into mitgliedschaft (kanzlei_id, konto_id) select z.id, k.id from k, z returning konto_id as id`,
      [`Kundin ${i}`, `leben${String(i).padStart(2, "0")}@kanzlei.example`, new Date(beginn)],
    );
    ids.push(rows[0]?.id ?? "");
  }
  await offen.schliessen();
  return ids;
}

/** Time jumps, and what the clock does is done; one of three times the portal dies over it. */
async function vorstellen(ms: number): Promise<void> {
  const am = new Date(ms).toISOString();
  instanten.push(am);
  await portal.tun({ art: "uhr", am });
  if (wuerfel(3) === 0) await portal.toetenWaehrend(() => portal.tun({ art: "takt" }));
  await portal.tun({ art: "takt" });
}

async function handeln(kontoId: string, was: (typeof plan)[number][number], schnitt: boolean): Promise<void> {
  const tun = () => einzeln(kontoId, was);
  if (schnitt) await portal.toetenWaehrend(tun);
  else await tun();
}

async function einzeln(kontoId: string, was: (typeof plan)[number][number]): Promise<void> {
  if (typeof was === "object") {
    await portal.tun({ art: "zug", kontoId, zug: was });
    return;
  }
  if (was === "hinterlegen") return hinterlegen(kontoId);
  const eigene = [...double.einzuege.values()];
  const einer = eigene[wuerfel(Math.max(1, eigene.length))];
  if (!einer) return;
  if (was === "bestreiten" && einer.status === "succeeded" && !Object(einer.latest_charge).disputed) {
    const id = double.bestreiten(einer.id);
    return melden("charge.dispute.created", { id, payment_intent: einer.id });
  }
  if (einer.status === "processing") double.entscheiden(einer.id, wuerfel(3) > 0);
  for (const streit of double.streite.values())
    if (streit.payment_intent === einer.id && streit.status === "needs_response")
      double.streitEntscheiden(streit.id, wuerfel(2) === 0 ? "won" : "lost");
  await melden("payment_intent.succeeded", { id: einer.id });
}

async function hinterlegen(kontoId: string): Promise<void> {
  const url = (await portal.tun({ art: "hinterlegen", kontoId })) ?? "";
  const sitzung = url.slice(url.lastIndexOf("/") + 1);
  double.eingeben(sitzung, `pm_${["karte", "karte", "konto", "leer"][wuerfel(4)]}_${sitzung}`);
  await melden("checkout.session.completed", { id: sitzung });
}

/** Stripe's news: sometimes never, sometimes thrice. */
async function melden(type: string, object: unknown): Promise<void> {
  const { payload, unterschrift } = double.nachricht(type, object, Date.parse(portal.am) / 1000);
  for (let i = wuerfel(4); i > 0; i -= 1)
    await fetch(`${portal.adresse}/api/stripe/webhook`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": unterschrift },
      body: payload,
    }).catch(() => undefined);
}

/** Whatever is on its way arrives: banks decide, every debit is told of once more, and the clock ticks. */
async function ausklingen(ms: number): Promise<void> {
  await vorstellen(ms);
  for (let i = 0; i < 3; i += 1) {
    for (const e of double.einzuege.values()) {
      if (e.status === "processing") double.entscheiden(e.id, true);
      const { payload, unterschrift } = double.nachricht("payment_intent.succeeded", { id: e.id }, ms / 1000);
      await fetch(`${portal.adresse}/api/stripe/webhook`, {
        method: "POST",
        headers: { "Stripe-Signature": unterschrift },
        body: payload,
      });
    }
    // What a killed process has sent is asked for again after a while.
    const am = new Date(ms + (i + 1) * 3_600_000).toISOString();
    instanten.push(am);
    await portal.tun({ art: "uhr", am });
    await portal.tun({ art: "takt" });
  }
}

async function bilanz(): Promise<void> {
  const offen = await datenbankOeffnen({ dataDir, databaseUrl: undefined }, { art: "skript" });
  try {
    const bis = Date.now() + 60_000;
    for (;;) {
      const { rows } = await offen.pool.query("select 1 from mail_auftrag where zustand = 'wartet' limit 1");
      if (rows.length === 0 || Date.now() > bis) break;
      await new Promise((weiter) => setTimeout(weiter, 500));
    }
    const { zahlen, maengel } = await pruefen(offen.pool, double, { dataDir, instanten });
    sagen(
      `${portal.abbrueche} × kill -9: ${Object.entries(zahlen)
        .map(([was, wert]) => `${was} ${wert}`)
        .join(", ")}`,
    );
    for (const mangel of maengel) sagen(`Mangel: ${mangel}`);
    sagen(maengel.length === 0 ? "Alles wie das Modell es sagt." : `${maengel.length} Mängel`);
    if (maengel.length > 0 || portal.abbrueche < leben) process.exitCode = 1;
  } finally {
    await offen.schliessen();
  }
}
