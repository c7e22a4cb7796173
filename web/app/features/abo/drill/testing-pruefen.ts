import { readdirSync } from "node:fs";
import { join } from "node:path";
import { tag } from "@gebuehrenportal/recht";
import type { Datenbank } from "#platform/db/datenbank.server.ts";
import { Modell, type Zug } from "../vertrag/testing-modell.ts";
import { tageBis, tagVon } from "../vertrag/zeit.ts";
import type { Stripedouble } from "../zahlung/testing-stripe.ts";

type Zeile = Record<string, unknown>;
const zahl = (wert: unknown): number => Number(wert ?? 0);

/** What the drill found, one figure each, and what is wrong of it. */
export type Befund = {
  readonly zahlen: Readonly<Record<string, number>>;
  readonly maengel: readonly string[];
};

/** Compares what is stored, what Stripe has, and what a simple model says. */
export async function pruefen(
  pool: Datenbank["pool"],
  double: Stripedouble,
  { dataDir, instanten }: { readonly dataDir: string; readonly instanten: readonly string[] },
): Promise<Befund> {
  const maengel: string[] = [];
  const fragen = async (text: string, werte: readonly unknown[] = []) =>
    (await pool.query<Zeile>(text, [...werte])).rows;
  const konten = await fragen("select id, tarif, email from konto order by email");
  for (const konto of konten) maengel.push(...(await vertragPruefen(fragen, konto, instanten)));
  const nummern = await fragen("select jahr, laufend from rechnung order by jahr, laufend");
  let fehlend = 0;
  for (const [i, { jahr, laufend }] of nummern.entries()) {
    const vorige = nummern[i - 1];
    const soll = vorige?.jahr === jahr ? zahl(vorige?.laufend) + 1 : 1;
    if (zahl(laufend) !== soll) fehlend += 1;
  }
  if (fehlend > 0) maengel.push(`${fehlend} Rechnungsnummern fehlen oder stehen doppelt`);
  const geld = await geldPruefen(fragen, double);
  maengel.push(...geld.maengel);
  const mails = await mailsPruefen(fragen, dataDir);
  maengel.push(...mails.maengel);
  return {
    zahlen: { konten: konten.length, belege: nummern.length, ...geld.zahlen, ...mails.zahlen },
    maengel,
  };
}

type Fragen = (text: string, werte?: readonly unknown[]) => Promise<Zeile[]>;

/** Lets the model live through what the log says, and compares. */
async function vertragPruefen(fragen: Fragen, konto: Zeile, instanten: readonly string[]): Promise<string[]> {
  const ereignisse = await fragen(
    "select e.vertrag_id, e.am, e.ereignis from aboereignis e where konto_id = $1 order by id",
    [konto.id],
  );
  const rechnungen = await fragen(
    `select vertrag_id, schluessel from aboauftrag where konto_id = $1 and art = 'rechnung'
     order by length(schluessel), schluessel`,
    [konto.id],
  );
  const modell = new Modell();
  let vertrag: unknown;
  let naechstes = 0;
  for (const am of instanten) {
    const ms = Date.parse(am);
    modell.ziehen({ art: "warten", stunden: 0 }, ms);
    for (; naechstes < ereignisse.length; naechstes += 1) {
      const e = ereignisse[naechstes];
      if (!e || (e.am as Date).getTime() > ms) break;
      const roh = e.ereignis as Zeile;
      if (roh.art === "bestellt") vertrag = e.vertrag_id;
      // What an older contract is still paid leaves the present one alone.
      if (e.vertrag_id !== vertrag) continue;
      const stellen = rechnungen.filter((r) => r.vertrag_id === vertrag).map((r) => r.schluessel);
      modell.ziehen(zugAus(roh, stellen, ms), ms);
    }
  }
  const [stand] = await fragen(
    `select k.tarif,
       (select coalesce(sum((inhalt->>'betrag')::int), 0) from aboauftrag where art = 'rechnung' and konto_id = k.id) as berechnet,
       (select coalesce(sum((inhalt->>'betrag')::int), 0) from aboauftrag where art = 'gutschrift' and konto_id = k.id) as gutgeschrieben,
       (select coalesce(sum((f->>'offen')::int), 0) from abovertrag v, jsonb_array_elements(v.forderungen) f where v.id = $2) as offen,
       (select count(*) from aboauftrag where konto_id = k.id and erledigt_am is null) as unerledigt
     from konto k where id = $1`,
    [konto.id, vertrag ?? null],
  );
  const soll = {
    tarif: modell.tarif(),
    berechnet: modell.berechnet,
    gutgeschrieben: modell.gutgeschrieben,
    offen: modell.offen(),
    unerledigt: 0,
  };
  return Object.entries(soll).flatMap(([was, wert]) =>
    String(stand?.[was]) === String(wert)
      ? []
      : [`${String(konto.email)}: ${was} ist ${String(stand?.[was])}, das Modell sagt ${wert}`],
  );
}

function zugAus(e: Zeile, stellen: readonly unknown[], ms: number): Zug {
  switch (e.art) {
    case "bestellt":
    case "gewechselt":
      return {
        art: "bestellen",
        typ: e.typ as "basic",
        testphase: e.testphase === true,
        beginn: e.ausdruecklicherBeginn === true,
        rechnung: e.zahlweg !== undefined,
      };
    case "zahlweg-gewaehlt":
      return { art: "zahlweg" };
    case "gekuendigt":
      return {
        art: "kuendigen",
        zum: e.zum ? tageBis(tagVon(new Date(ms).toISOString()), tag(String(e.zum))) : null,
      };
    case "kuendigungZurueckgenommen":
      return { art: "zuruecknehmen" };
    case "widerrufen":
      return { art: "widerrufen" };
    case "zugegangen":
      return { art: "post", stelle: stellen.indexOf(e.schluessel) };
    default:
      return {
        art: e.art === "bezahlt" ? "eingang" : "rueckgang",
        stelle: stellen.indexOf(e.schluessel),
        betrag: zahl(e.betrag),
      };
  }
}

/** All that Stripe has moved is booked, for invoices of a contract alone, and none was paid twice by it. */
async function geldPruefen(fragen: Fragen, double: Stripedouble) {
  const maengel: string[] = [];
  const belege = await fragen(
    `select r.id, r.nummer, r.brutto, r.vertrag_id,
       (select coalesce(sum(betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id and quelle = 'stripe') as gebucht,
       r.brutto - (select coalesce(sum(betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id) as offen
     from rechnung r`,
  );
  const bewegt = new Map<unknown, number>();
  const dazu = (beleg: unknown, betrag: number) => bewegt.set(beleg, (bewegt.get(beleg) ?? 0) + betrag);
  const rechnungZu = (einzug: unknown) =>
    (double.einzuege.get(String(einzug))?.metadata as Zeile | undefined)?.rechnung;
  let gelungen = 0;
  for (const e of double.einzuege.values()) {
    const beleg = belege.find(({ id }) => id === (e.metadata as Zeile).rechnung);
    if (!beleg?.vertrag_id) maengel.push(`${e.id} hat keinen Vertrag`);
    if (zahl(e.amount) > zahl(beleg?.brutto)) maengel.push(`${e.id} ist höher als die Rechnung`);
    if (e.status !== "succeeded") continue;
    gelungen += 1;
    dazu(beleg?.id, zahl(e.amount));
  }
  for (const s of double.streite.values())
    if (s.status !== "won") dazu(rechnungZu(s.payment_intent), -zahl(s.amount));
  const wozu = await fragen("select id, rechnung_id from zahlungserstattung");
  for (const r of double.erstattungen.values()) {
    const name = (r.metadata as Zeile).erstattung;
    dazu(wozu.find(({ id }) => id === name)?.rechnung_id, -zahl(r.amount));
  }
  for (const beleg of belege) {
    if ((bewegt.get(beleg.id) ?? 0) !== zahl(beleg.gebucht))
      maengel.push(
        `${String(beleg.nummer)}: ${bewegt.get(beleg.id) ?? 0} bewegt, ${String(beleg.gebucht)} gebucht`,
      );
    if (zahl(beleg.brutto) > 0 && zahl(beleg.offen) < 0)
      maengel.push(`${String(beleg.nummer)} ist überzahlt`);
  }
  const schluessel = [...double.einzuege.values()].map((e) => (e.metadata as Zeile).einzug);
  if (new Set(schluessel).size !== schluessel.length) maengel.push("Ein Einzug ist doppelt");
  const zahlen = {
    einzuege: double.einzuege.size,
    gelungen,
    rueckbuchungen: double.streite.size,
    erstattungen: double.erstattungen.size,
  };
  return { maengel, zahlen };
}

/** Each mail is one file, and each document and each failed debit has one. */
async function mailsPruefen(fragen: Fragen, dataDir: string) {
  const maengel: string[] = [];
  const dateien = readdirSync(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml"));
  const ids = dateien.map((name) => name.slice(-".eml".length - 36, -".eml".length));
  const geschrieben = await fragen("select id, art, an, betreff, zustand from mail_auftrag");
  if (new Set(ids).size !== ids.length) maengel.push("Eine E-Mail ist doppelt versandt");
  const fehlend = geschrieben.filter(({ id }) => !ids.includes(String(id))).length;
  if (fehlend > 0) maengel.push(`${fehlend} E-Mails sind nicht versandt`);
  const [soll] = await fragen(`select
    (select count(*) from rechnung) as belege,
    (select count(*) from rechnungsmahnung) as mahnungen`);
  const anzahl = (art: RegExp) => geschrieben.filter((m) => art.test(String(m.art))).length;
  const ist = { belege: anzahl(/^abo-rechnung/), mahnungen: anzahl(/^abo-(mahnung|zahlungserinnerung)$/) };
  for (const [was, wert] of Object.entries(ist))
    if (wert !== zahl(soll?.[was])) maengel.push(`${wert} E-Mails zu ${String(soll?.[was])} ${was}`);
  return { maengel, zahlen: { mails: ids.length } };
}
