import type { Bestelltarif } from "#platform/access/tarife.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import { fehlendeBestellangaben } from "#platform/env/anbieter.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { agbFassung } from "../agb/bedingungen.ts";
import { type Anschrift, bestellberechtigt, istUnternehmer, steuerfallVon } from "../anschrift/anschrift.ts";
import { anschriftLesen, anschriftSchreiben } from "../anschrift/anschrift-store.server.ts";
import { anwenden } from "../vertrag/anwenden.ts";
import type { Ereignis, Umstaende, Vertrag, Zahlweg } from "../vertrag/vertrag.ts";
import { type Gespeichert, hatteVertrag, vertragLesen } from "../vertrag/vertrag-store.server.ts";
import { widerrufBis } from "../vertrag/widerrufsfrist.ts";
import { type Ausgang, type Lage, umstaendeJetzt, vertragsereignis } from "../wirken/fuehren.server.ts";
import { mitLeitungBestellen } from "./uebernahme.server.ts";

/** What somebody orders. */
export type Bestellung = {
  readonly typ: Bestelltarif;
  /** Unset: not chosen; in a trial none, otherwise by invoice. */
  readonly zahlweg?: Zahlweg;
  /** Express wish that the service begins before the time for withdrawal is over. */
  readonly ausdruecklicherBeginn: boolean;
  /** Where the invoices go from now on; unset: as it was. */
  readonly anschrift?: Anschrift | undefined;
};

/** Hours after the registration in which a first order comes with a trial. */
const testphaseStunden = 24;

/** Whether an order of this account would begin with a trial: its first ever, on the day of its registration. */
export async function mitTestphase({ tx, konto, umstaende }: Pick<Lage, "tx" | "konto" | "umstaende">) {
  const alter = Date.parse(umstaende.jetzt) - konto.erstellt.getTime();
  return alter < testphaseStunden * 3_600_000 && !(await hatteVertrag(tx, konto.id));
}

/** What came of an order; `neu` is false when nothing was to be done. */
export type Bestellt = { readonly neu: boolean; readonly vertrag: Vertrag };

/**
 * Orders a tier, or changes to it: a higher one at once, a lower one from the next period on. A member to whom the lead of
 * the team is offered takes it over with the order of its tier.
 *
 * @throws {ApiFehler} 409 a member of a team, or something is still to be paid
 */
export async function bestellen(
  wer: Mandant & { readonly nutzer: { readonly subscriptionStatus: string } },
  bestellung: Bestellung,
): Promise<Bestellt> {
  // The tier of the session is the one that holds now: a membership whose team has ended is none.
  const mitglied = wer.nutzer.subscriptionStatus === "Teammitglied";
  if (mitglied && bestellung.typ !== "teams") throw teammitglied();
  const bestellt = (lage: Lage) => ereignis(lage, bestellung);
  const ausgang = mitglied
    ? await mitLeitungBestellen(wer.nutzer.id, bestellt, absage)
    : await vertragsereignis(wer.nutzer.id, bestellt);
  if (!ausgang) throw teammitglied();
  if (!("ablehnung" in ausgang)) return { neu: true, vertrag: ausgang.vertrag };
  if (ausgang.ablehnung === "unveraendert" && ausgang.vorher)
    return { neu: false, vertrag: ausgang.vorher.vertrag };
  throw absage(ausgang.ablehnung);
}

async function ereignis(
  lage: Lage,
  { typ, zahlweg, ausdruecklicherBeginn, anschrift }: Bestellung,
): Promise<Ereignis> {
  const { tx, konto, umstaende } = lage;
  if (anschrift) await anschriftSchreiben(tx, konto.id, anschrift, new Date(umstaende.jetzt));
  const gespeichert = await anschriftLesen(tx, konto.id);
  const gemeinsam = {
    typ,
    ...(zahlweg && { zahlweg }),
    ausdruecklicherBeginn,
    unternehmer: istUnternehmer(gespeichert),
    widerrufBis: widerrufBis(heute()),
    agb: agbFassung,
  };
  const { vorher } = lage;
  if (vorher?.vertrag.typ !== typ || vorher.vertrag.zustand === "ended") requireBestellbar();
  const laufend = vorher && vorher.vertrag.zustand !== "ended" ? vorher.vertrag : undefined;
  if (laufend && laufend.zustand !== "trialing" && !konto.bestaetigt) throw emailUnbestaetigt();
  if (laufend) return { art: "gewechselt", ...gemeinsam };
  if (!bestellberechtigt(gespeichert)) throw nummerOffen();
  const testphase = await mitTestphase(lage);
  if (!testphase && !konto.bestaetigt) throw emailUnbestaetigt();
  return {
    art: "bestellt",
    ...gemeinsam,
    testphase,
    steuerfall: steuerfallVon(gespeichert),
  };
}

/** @throws {ApiFehler} 503 the operator has not said yet what a consumer has to know before he orders */
export function requireBestellbar(): void {
  if (!istBestellbar())
    throw new ApiFehler(503, {
      code: "bestellung-geschlossen",
      error: "Bestellungen sind noch nicht möglich. Bitte versuchen Sie es später wieder.",
    });
}

/** Whether anybody can order; in a demo nothing is ordered for real. */
export const istBestellbar = (): boolean =>
  umgebung().demo || fehlendeBestellangaben(umgebung().anbieter).length === 0;

/** Nothing is billed to an address that nobody has confirmed. */
export const emailUnbestaetigt = () =>
  new ApiFehler(403, {
    code: "email-unbestaetigt",
    error:
      "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben; danach können Sie bestellen.",
  });

/** Businesses of other member states order with a confirmed number alone. */
export const nummerOffen = () =>
  new ApiFehler(409, {
    code: "ust-id-offen",
    error:
      "Ihre Umsatzsteuer-Identifikationsnummer ist noch nicht bestätigt. Sobald sie es ist, schreiben wir Ihnen, und Sie können bestellen.",
  });

export const teammitglied = () =>
  new ApiFehler(409, {
    code: "teammitglied",
    error:
      "Ihr Konto gehört zu einem Team und nutzt dessen Tarif. Verlassen Sie zuerst das Team, um einen eigenen Tarif zu bestellen.",
  });

/** Why something cannot be done with a contract. */
export function absage(grund: Extract<Ausgang, { ablehnung: unknown }>["ablehnung"]): ApiFehler {
  switch (grund) {
    case "offene-rechnung":
      return new ApiFehler(409, {
        code: grund,
        error: "Eine Rechnung ist noch offen. Sobald sie bezahlt ist, können Sie wieder bestellen.",
      });
    case "kein-konto":
      return new ApiFehler(401);
    case "widerrufsfrist-vorbei":
      return new ApiFehler(409, { code: grund, error: "Die Widerrufsfrist ist abgelaufen." });
    case "nicht-gekuendigt":
      return new ApiFehler(409, { code: grund, error: "Der Vertrag ist nicht gekündigt." });
    case "laeuft-schon":
      return new ApiFehler(409, { code: grund, error: "Es läuft schon ein Vertrag." });
    default:
      return new ApiFehler(409, { code: "kein-vertrag", error: "Es läuft kein Vertrag über einen Tarif." });
  }
}

/**
 * Cancels the contract that runs to the earliest end; one that is cancelled already stays as it is.
 *
 * @throws {ApiFehler} 409 none runs
 */
export async function kuendigen({ nutzer }: Mandant): Promise<Vertrag> {
  return vertragOderAbsage(await vertragsereignis(nutzer.id, { art: "gekuendigt" }));
}

/** @throws {ApiFehler} 409 none runs, or it is not cancelled */
export async function kuendigungZuruecknehmen({ nutzer }: Mandant): Promise<Vertrag> {
  return vertragOderAbsage(await vertragsereignis(nutzer.id, { art: "kuendigungZurueckgenommen" }));
}

/** @throws {ApiFehler} 409 no contract runs */
export async function zahlwegWaehlen({ nutzer }: Mandant, zahlweg: Zahlweg): Promise<Vertrag> {
  return vertragOderAbsage(await vertragsereignis(nutzer.id, { art: "zahlweg-gewaehlt", zahlweg }));
}

function vertragOderAbsage(ausgang: Ausgang): Vertrag {
  if (!("ablehnung" in ausgang)) return ausgang.vertrag;
  if (ausgang.ablehnung === "unveraendert" && ausgang.vorher) return ausgang.vorher.vertrag;
  throw absage(ausgang.ablehnung);
}

/** The contract of an account as it is now, without changing anything: what time has done is reckoned in. */
export async function vertragVon(
  wer: Mandant & { readonly nutzer: { readonly emailVerified?: boolean } },
  umstaende: Umstaende = umstaendeJetzt(),
): Promise<Gespeichert | undefined> {
  const gespeichert = await mandant(wer, (tx) => vertragLesen(tx, wer.nutzer.id));
  if (!gespeichert) return undefined;
  const { emailVerified: bestaetigt = true } = wer.nutzer;
  const folge = anwenden(gespeichert.vertrag, { art: "uhr" }, { ...umstaende, bestaetigt });
  return "ablehnung" in folge ? gespeichert : { ...gespeichert, vertrag: folge.vertrag };
}
