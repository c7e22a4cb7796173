import { datum } from "@gebuehrenportal/recht";
import type { RouterContextProvider } from "react-router";
import { formularfelder, type Seitenaufruf } from "#features/konto/formularpost.server.ts";
import { geltendeFassung, zustimmungNoetig } from "#features/konto/verschwiegenheit-fassung.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { angabenAus } from "./angaben.ts";
import { belegtitel, briefsatz } from "./briefsatz.ts";
import { xrechnungFehlt } from "./e-rechnung.ts";
import { type Kostennotenfelder, kostennotenfelder } from "./felder.ts";
import { entwurfAendern, entwurfLesen, entwurfLoeschen, kostennoteLesen } from "./kostennote-store.server.ts";
import { absenderVon, ausstellen, entwurfsansicht, stornieren } from "./kostennoten.server.ts";
import { ausstellbar } from "./pruefliste.ts";
import {
  kennungAus,
  mitZustimmung,
  type Nutzer,
  nichtGefunden,
  nutzerAus,
  requireKostennote,
} from "./seite.server.ts";

/**
 * What the page of one Kostennote shows: a draft with its check list, or what has been issued.
 *
 * @throws 404 it is nobody's or somebody else's; the upgrade screen for a draft without the tier Basic
 */
export async function kostennotenseite(context: Readonly<RouterContextProvider>, roheId: string | undefined) {
  const wer = nutzerAus(context);
  const id = kennungAus(roheId);
  const konto = wer.nutzer.id;
  const gelesen = await mandant(wer, async (tx) => ({
    entwurf: await entwurfLesen(tx, konto, id),
    kostennote: await kostennoteLesen(tx, konto, id),
    absender: await absenderVon(tx, konto),
  }));
  const { entwurf, kostennote } = gelesen;
  if (kostennote) {
    const { beleg, stornoZu, storniertDurch } = kostennote;
    const { titel, rechnung, angaben, empfaenger } = briefsatz(beleg);
    return {
      art: "ausgestellt" as const,
      id,
      titel,
      rechnung,
      angaben,
      empfaenger,
      datum: datum(beleg.datum),
      freigegebenVon: beleg.freigegebenVon,
      stornoZu,
      storniertDurch,
      storniert: beleg.storniert ? belegtitel({ art: "rechnung", ...beleg.storniert }) : undefined,
      xrechnungFehlt: xrechnungFehlt(beleg.empfaenger),
      stornierbar: beleg.art === "rechnung" && !storniertDurch && wer.darfFreigeben,
    };
  }
  if (!entwurf) throw nichtGefunden();
  requireKostennote(wer);
  const sicht = entwurfsansicht(entwurf, gelesen.absender, {
    heute: heute(),
    darfFreigeben: wer.darfFreigeben,
  });
  return {
    art: "entwurf" as const,
    id,
    version: entwurf.version,
    rechner: entwurf.rechner,
    stand: entwurf.stand,
    felder: entwurf.felder,
    fehler: sicht.fehler,
    liste: sicht.liste,
    ohneGrundlage: sicht.ohneGrundlage,
    mitVereinbarung: sicht.mitVereinbarung,
    rechnung: sicht.beleg && briefsatz(sicht.beleg).rechnung,
    ausstellbar:
      sicht.beleg !== undefined && Object.keys(sicht.fehler).length === 0 && ausstellbar(sicht.liste),
  };
}

export type Kostennotenseite = Awaited<ReturnType<typeof kostennotenseite>>;

/** What became of a form. */
export type Formularausgang =
  | { readonly art: "weiter"; readonly nach: string }
  | {
      readonly art: "absage";
      readonly meldung: string;
      /** As typed. */
      readonly felder: Kostennotenfelder | undefined;
      readonly fehler: Readonly<Record<string, string>>;
      readonly zustimmung: string | undefined;
      /** The version the form goes on with; unset: the one that the page shows. */
      readonly version: number | undefined;
      /** The tick beside the button: asked for, or kept for the form that is sent again. */
      readonly freigabe: "noetig" | "erteilt" | undefined;
    };

const absage = (
  meldung: string,
  rest: Partial<Extract<Formularausgang, { art: "absage" }>> = {},
): Formularausgang => ({
  felder: undefined,
  fehler: {},
  zustimmung: undefined,
  version: undefined,
  freigabe: undefined,
  ...rest,
  art: "absage",
  meldung,
});

/** Carries out what a form of the page asks for. Issuing saves first, so that what is seen is what goes out. */
export async function kostennotenhandlung(
  { request, context }: Seitenaufruf,
  roheId: string | undefined,
): Promise<Formularausgang> {
  const wer = nutzerAus(context);
  const id = kennungAus(roheId);
  const roh = await formularfelder(request);
  const konto = wer.nutzer.id;
  const freigabe = roh.freigabe === "ja" ? "erteilt" : undefined;
  if (roh.was === "stornieren") {
    if (!freigabe) return stornoBestaetigen(wer, id);
    const ergebnis = await stornieren(wer, id, heute());
    if (ergebnis.art === "fremd") throw nichtGefunden();
    return ergebnis.art === "storniert"
      ? { art: "weiter", nach: `/kostennoten/${ergebnis.id}` }
      : absage("Stornieren kann eine Rechtsanwältin oder ein Rechtsanwalt, und jede Kostennote nur einmal.");
  }
  requireKostennote(wer);
  const version = versionAus(roh.version);
  if (roh.was === "verwerfen") {
    if (await mandant(wer, (tx) => entwurfLoeschen(tx, konto, { id, version })))
      return { art: "weiter", nach: "/kostennoten" };
    return veraltet(wer, id, undefined);
  }
  const felder = kostennotenfelder(roh);
  const { fehler } = angabenAus(felder, heute());
  if (Object.keys(fehler).length > 0)
    return absage("Noch nicht gespeichert. Bitte prüfen Sie die markierten Felder.", {
      felder,
      fehler,
      version,
      freigabe,
    });
  const neu = await mandant(wer, (tx) => entwurfAendern(tx, konto, { id, felder, version }));
  if (neu === undefined) return veraltet(wer, id, felder);
  if (roh.was !== "ausstellen") return { art: "weiter", nach: `/kostennoten/${id}` };
  if (!freigabe) return absage(freigabeNoetig, { felder, version: neu, freigabe: "noetig" });
  const ergebnis = await mitZustimmung(wer, roh, () => ausstellen(wer, { id, version: neu }, heute()));
  if (!ergebnis)
    return absage(zustimmungNoetig, { felder, zustimmung: geltendeFassung, version: neu, freigabe });
  if (ergebnis.art === "ausgestellt") return { art: "weiter", nach: `/kostennoten/${id}` };
  return ergebnis.art === "unvollstaendig"
    ? absage("Noch nicht ausgestellt. Die Prüfliste sagt, was fehlt.", { felder, version: neu, freigabe })
    : veraltet(wer, id, felder);
}

const freigabeNoetig =
  "Gespeichert, aber noch nicht ausgestellt. Bitte bestätigen Sie, dass Sie die Rechnung geprüft haben und freigeben.";

/**
 * A number is not taken on one click.
 *
 * @throws 404 there is nothing to cancel
 */
async function stornoBestaetigen(wer: Nutzer, id: string): Promise<Formularausgang> {
  if (!(await mandant(wer, (tx) => kostennoteLesen(tx, wer.nutzer.id, id)))) throw nichtGefunden();
  return absage("Noch nicht storniert. Bitte bestätigen Sie, dass Sie diese Kostennote stornieren.", {
    freigabe: "noetig",
  });
}

/** A form without a version counts as made for none that there is. */
const versionAus = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

/**
 * The draft is not the one the form was made for: nothing is stored, and whoever sends the form again knows it.
 *
 * @throws 404 there is none
 */
async function veraltet(
  wer: Nutzer,
  id: string,
  felder: Kostennotenfelder | undefined,
): Promise<Formularausgang> {
  const konto = wer.nutzer.id;
  const { entwurf, kostennote } = await mandant(wer, async (tx) => ({
    entwurf: await entwurfLesen(tx, konto, id),
    kostennote: await kostennoteLesen(tx, konto, id),
  }));
  // Sent twice, or issued in another window.
  if (kostennote) return { art: "weiter", nach: `/kostennoten/${id}` };
  if (!entwurf) throw nichtGefunden();
  return absage(zwischenzeitlich, { felder, version: entwurf.version });
}

const zwischenzeitlich =
  "Dieser Entwurf ist inzwischen in einem anderen Fenster geändert worden; gespeichert ist jener Stand. Was Sie hier eingegeben haben, steht noch im Formular: Senden Sie es noch einmal ab, gilt es. Laden Sie die Seite neu, gilt der andere Stand.";
