import { plusTage } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { fehlendeAnbieterangaben } from "#platform/env/anbieter.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { type Anhang, mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { GespeicherteAnschrift } from "../../anschrift/anschrift.ts";
import { anschriftLesen } from "../../anschrift/anschrift-store.server.ts";
import { mahnmail, rechnungsmail } from "../../mails/rechnungsmail.ts";
import { zahlungszielTage } from "../../vertrag/fristen.ts";
import { vertragZuId } from "../../vertrag/vertrag-store.server.ts";
import { spaeter } from "../../vertrag/zeit.ts";
import { zahlungenAnstossen } from "../../wirken/anstossen.server.ts";
import { vertragsereignis } from "../../wirken/fuehren.server.ts";
import { rechnungstitel } from "../../worte/belegworte.ts";
import { empfaengerAus } from "../beleg/absender.ts";
import { forderungsschluessel } from "../beleg/beleg.ts";
import { belegdateien } from "../beleg/dateien.server.ts";
import { dateienSchreiben, dateiLesen } from "../beleg/dateien-store.server.ts";
import { sendungSchreiben } from "../post/sendung-store.server.ts";
import {
  type Rechnung,
  rechnungLesen,
  rechnungZuSchluessel,
  type UstIdNachweis,
} from "../rechnungen-store.server.ts";
import {
  auftragErledigen,
  auftragNehmen,
  type Belegauftrag,
  type GespeicherterAuftrag,
  mahnungSchreiben,
} from "./auftraege-store.server.ts";
import { korrekturAusstellen, rechnungAusstellen } from "./ausstellen.server.ts";
import { fehlertext } from "./pause.ts";
import {
  auftragGescheitert,
  dateienGescheitert,
  offeneAuftraege,
  ohneDateien,
} from "./rueckstand-store.server.ts";

type Tx = Transaction<DB>;

/** So many of each kind in one run; the next one goes on. */
const jeGang = 100;

/**
 * Makes what contracts have asked for, each exactly once, and sends it: number, document and payment set off in one
 * transaction; then the files, which take their time, and with them the mail. What fails waits longer each time and holds
 * up only what its own contract has asked for after it. As long as the operator has not said what an invoice must say of
 * him, everything waits.
 *
 * @returns how many
 * @throws {AggregateError} in the end, when some failed
 */
export async function belegeAusstellen(): Promise<number> {
  if (fehlendeAnbieterangaben(umgebung().anbieter).length > 0) return 0;
  const lauf = new Lauf();
  await allesAusstellen(lauf);
  return lauf.ende();
}

/**
 * Makes everything that an account is still to get, before it goes.
 *
 * @throws {Error} something cannot be made yet
 */
export async function kontoAbrechnen(kontoId: string): Promise<void> {
  if (umgebung().demo) return;
  // What time has brought about is billed, too.
  await vertragsereignis(kontoId, { art: "uhr" });
  const lauf = new Lauf();
  const wartet = fehlendeAnbieterangaben(umgebung().anbieter).length > 0;
  if (!wartet) await allesAusstellen(lauf, kontoId);
  else if ((await betrieb((tx) => offeneAuftraege(tx, { am: zeit(), limit: 1, kontoId }))).length > 0)
    throw new Error("Fällige Rechnungen warten auf die Angaben des Anbieters.");
  lauf.ende();
}

const zeit = (): Date => new Date(jetzt().epochMilliseconds);

async function allesAusstellen(lauf: Lauf, kontoId?: string): Promise<void> {
  const gesehen = new Set<string>();
  const wahl = () => ({ am: zeit(), limit: jeGang, kontoId });
  while (gesehen.size < jeGang) {
    const offene = await betrieb((tx) => offeneAuftraege(tx, wahl()));
    const neue = offene.filter(({ id }) => !gesehen.has(id));
    if (neue.length === 0) break;
    for (const auftrag of neue) {
      gesehen.add(auftrag.id);
      await lauf.auftrag(auftrag);
    }
  }
  // What a killed process left.
  for (const { id } of await betrieb((tx) => ohneDateien(tx, wahl()))) await lauf.dateien(id);
}

/** Counts what was done, notes what went wrong with its document, and keeps it for the end. */
class Lauf {
  #getan = 0;
  readonly #fehler: unknown[] = [];

  async auftrag({ id, kontoId }: { readonly id: string; readonly kontoId: string }): Promise<void> {
    const folge = await this.#versuchen(
      () => auftragAusfuehren(id, kontoId),
      (tx, fehler) => auftragGescheitert(tx, id, fehler, zeit()),
    );
    if (folge?.getan) this.#getan += 1;
    if (folge?.rechnungId) await this.dateien(folge.rechnungId);
  }

  async dateien(id: string): Promise<void> {
    await this.#versuchen(
      () => dateienMachen(id),
      (tx, fehler) => dateienGescheitert(tx, id, fehler, zeit()),
    );
  }

  async #versuchen<T>(
    schritt: () => Promise<T>,
    vermerken: (tx: Tx, fehler: string) => Promise<void>,
  ): Promise<T | undefined> {
    try {
      return await schritt();
    } catch (fehler) {
      this.#fehler.push(fehler);
      await betrieb((tx) => vermerken(tx, fehlertext(fehler)));
      return undefined;
    }
  }

  ende(): number {
    if (this.#fehler.length > 0)
      throw new AggregateError(this.#fehler, `${this.#fehler.length} Belege ließen sich nicht ausstellen.`);
    return this.#getan;
  }
}

/** @returns the document whose files are to be made, if it is one */
async function auftragAusfuehren(
  id: string,
  kontoId: string,
): Promise<{ readonly getan: boolean; readonly rechnungId?: string }> {
  const rechnungId = await auftragAusstellen(id, kontoId);
  return rechnungId ? { getan: true, rechnungId } : { getan: await mahnen(id, kontoId) };
}

/** Issues the document of an order without its files. @returns its id; undefined: done already, or a reminder */
export async function auftragAusstellen(id: string, kontoId: string): Promise<string | undefined> {
  return abwicklung(kontoId, async (tx) => {
    const genommen = await auftragNehmen(tx, id);
    if (!genommen || genommen.auftrag.art === "mahnung") return undefined;
    const neu = await ausstellen(tx, genommen);
    await auftragErledigen(tx, id, zeit());
    return neu.id;
  });
}

type Ausstellauftrag = Exclude<GespeicherterAuftrag, { art: "mahnung" }>;

async function ausstellen(tx: Tx, genommen: Belegauftrag): Promise<{ id: string }> {
  const { vertragId, kontoId, auftrag } = genommen;
  const konto = await vertragskontoFesthalten(tx, kontoId);
  const gespeichert = await vertragZuId(tx, vertragId);
  if (!konto || !gespeichert) throw new Error("Konto oder Vertrag des Belegs ist nicht mehr da.");
  const { schluessel, posten } = auftrag as Ausstellauftrag;
  const { vertrag } = gespeichert;
  const anschrift = geltendeAnschrift(genommen.anschrift, await anschriftLesen(tx, kontoId));
  const gemeinsam = {
    kontoId,
    vertragId,
    schluessel,
    posten,
    empfaenger: empfaengerAus(konto, anschrift),
    steuerfall: vertrag.steuerfall,
    ausgestelltAm: heute(),
  };
  if (auftrag.art === "rechnung")
    return rechnungAusstellen(tx, {
      ...gemeinsam,
      // As the contract was taxed when it asked for it; it may be another by now.
      steuerfall: auftrag.steuerfall ?? gemeinsam.steuerfall,
      ustIdNachweis: nachweis(anschrift),
      zahlweg: auftrag.zahlweg,
      // Nothing is due before it was written, however long ago the contract asked for it.
      faelligAm: plusTage(heute(), zahlungszielTage),
    });
  if (auftrag.art !== "gutschrift") throw new Error("Dieser Auftrag ist kein Beleg.");
  const zu: Rechnung[] = [];
  for (const name of auftrag.zu) {
    const rechnung = await rechnungZuSchluessel(tx, vertragId, name);
    if (!rechnung) throw new Error(`Die Rechnung ${name} ist noch nicht ausgestellt.`);
    zu.push(rechnung);
  }
  const [erste] = zu;
  return korrekturAusstellen(tx, {
    ...gemeinsam,
    // Whoever was on the invoice stands on its correction, taxed as he was then.
    empfaenger: erste?.beleg.empfaenger ?? gemeinsam.empfaenger,
    steuerfall: erste?.steuerfall ?? gemeinsam.steuerfall,
    zahlweg: erste?.zahlweg ?? "rechnung",
    zu,
    erstatten: auftrag.erstatten,
  });
}

/**
 * Where an invoice goes: the address of today. One without VAT goes to whom it was asked for, unless his address of today
 * bears the same number.
 */
const geltendeAnschrift = (
  bestellt: GespeicherteAnschrift | undefined,
  heutige: GespeicherteAnschrift | undefined,
): GespeicherteAnschrift | undefined =>
  bestellt && !(heutige?.bestaetigung && heutige.ustId === bestellt.ustId) ? bestellt : heutige;

/** What an invoice without VAT rests on, as it is known when it is issued. */
function nachweis(anschrift: GespeicherteAnschrift | undefined): UstIdNachweis | undefined {
  const { ustId, bestaetigung: b } = anschrift ?? {};
  if (!ustId || !b) return undefined;
  return { ustId, bestaetigtAm: b.am.toISOString(), quelle: b.quelle, kennung: b.kennung };
}

/** Makes the files of a document, and sends it when it was this run that did; the files of others count as they are. */
export async function dateienMachen(rechnungId: string): Promise<void> {
  const rechnung = await betrieb((tx) => rechnungLesen(tx, rechnungId));
  if (!rechnung) return;
  const { kontoId, vertragId, beleg, storno } = rechnung;
  const dateien = await belegdateien(beleg, { storno });
  if (!kontoId) {
    await betrieb((tx) => dateienSchreiben(tx, rechnung, dateien));
    return;
  }
  await abwicklung(kontoId, async (tx) => {
    if (!(await dateienSchreiben(tx, rechnung, dateien))) return;
    const konto = await vertragskontoFesthalten(tx, kontoId);
    if (!konto) return;
    const ziel = { name: konto.name, baseUrl: umgebung().baseUrl };
    const anhaenge = dateien
      .filter(({ art }) => art === "zugferd")
      .map(({ inhalt }) => pdfAnhang(rechnung, inhalt));
    const mail = { ...rechnungsmail(heuteZahlbar(beleg), { storno }, ziel), an: konto.email };
    const mailId = await mailEinreihen(tx, mail, anhaenge);
    if (vertragId && beleg.art === "rechnung")
      await sendungSchreiben(tx, {
        mailId,
        vertragId,
        kontoId,
        am: zeit(),
        schluessel: forderungsschluessel(rechnung.schluessel),
      });
    // Nobody is debited before he has been told.
    await zahlungenAnstossen(tx, kontoId);
  });
}

/** Whoever gets an invoice late has his time to pay all the same; one issued anew goes on with the time of the first. */
const heuteZahlbar = (beleg: Beleg): Beleg =>
  beleg.art === "rechnung" && !beleg.ersetzt
    ? { ...beleg, zahlbarBis: spaeter(beleg.zahlbarBis, plusTage(heute(), zahlungszielTage)) }
    : beleg;

const pdfAnhang = ({ beleg, storno }: Rechnung, inhalt: Uint8Array): Anhang => ({
  name: `${rechnungstitel(beleg, { storno })}.pdf`,
  typ: "application/pdf",
  inhalt,
});

/** Reminds of an invoice that is still open; one that was settled meanwhile is reminded of no more. */
async function mahnen(id: string, kontoId: string): Promise<boolean> {
  return abwicklung(kontoId, async (tx) => {
    const genommen = await auftragNehmen(tx, id);
    if (genommen?.auftrag.art !== "mahnung") return false;
    const { vertragId, auftrag } = genommen;
    const rechnung = await rechnungZuSchluessel(tx, vertragId, auftrag.zu);
    if (!rechnung) throw new Error(`Die Rechnung ${auftrag.zu} ist noch nicht ausgestellt.`);
    await auftragErledigen(tx, id, zeit());
    const konto = await vertragskontoFesthalten(tx, kontoId);
    if (!konto || rechnung.offen <= 0) return true;
    const { schluessel, stufe, offen } = auftrag;
    await mahnungSchreiben(tx, {
      rechnungId: rechnung.id,
      kontoId,
      vertragId,
      schluessel,
      stufe,
      am: heute(),
      offen,
    });
    const pdf = await dateiLesen(tx, rechnung.id, "zugferd");
    const ziel = { name: konto.name, baseUrl: umgebung().baseUrl };
    const vertrag = await vertragZuId(tx, vertragId);
    const forderung = vertrag?.vertrag.forderungen.find((f) => f.schluessel === auftrag.zu);
    const beleg = {
      ...rechnung.beleg,
      zahlbarBis: spaeter(rechnung.beleg.zahlbarBis, forderung?.faelligAm),
    };
    const mail = { ...mahnmail(beleg, { stufe, offen }, ziel), an: konto.email };
    const mailId = await mailEinreihen(tx, mail, pdf ? [pdfAnhang(rechnung, pdf)] : []);
    await sendungSchreiben(tx, { mailId, vertragId, kontoId, schluessel: auftrag.zu, am: zeit() });
    return true;
  });
}
