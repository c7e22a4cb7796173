import { datum, untrennbar } from "@gebuehrenportal/recht";
import type { RouterContextProvider } from "react-router";
import { laender } from "#dokumente/e-rechnung/laender.ts";
import { xrechnungFehlt } from "#dokumente/e-rechnung/xrechnung.ts";
import { geltendeFassung, zustimmungNoetig } from "#features/konto/index.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { abweichungen } from "../abweichungen.ts";
import { entwurfLesen, entwurfLoeschen, kostennoteLesen } from "../ausstellung/kostennote-store.server.ts";
import { absenderVon, ausstellen, entwurfSichern, stornieren } from "../ausstellung/kostennoten.server.ts";
import { belegtitel, briefsatz, stornierteRechnung } from "../beleg/briefsatz.ts";
import { gleicheFelder, type Kostennotenfelder, kostennotenfelder } from "../felder.ts";
import { type Ansicht, ansichtVon } from "./ansicht.server.ts";
import { formularstand } from "./formularstand.ts";
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
    const brief = briefsatz(beleg);
    return {
      art: "ausgestellt" as const,
      id,
      titel: brief.titel,
      rechnung: storniertDurch ? stornierteRechnung(brief.rechnung) : brief.rechnung,
      angaben: brief.angaben,
      einleitung: brief.einleitung,
      // Nobody is asked to pay what has been cancelled.
      schluss: [...(storniertDurch ? [] : brief.schluss), ...brief.rechtsgrundlagen],
      empfaenger: brief.empfaenger,
      datum: datum(beleg.datum),
      freigegebenVon: beleg.freigegebenVon,
      stornoZu,
      storniertDurch,
      storniert: beleg.storniert ? belegtitel({ art: "rechnung", ...beleg.storniert }) : undefined,
      xrechnungFehlt: xrechnungFehlt(beleg).map(({ text }) => text),
      stornierbar: beleg.art === "rechnung" && !storniertDurch && wer.darfFreigeben,
    };
  }
  if (!entwurf) throw nichtGefunden();
  requireKostennote(wer);
  const jetzt = heute();
  return {
    art: "entwurf" as const,
    id,
    version: entwurf.version,
    gesichert: zeitpunkt.format(entwurf.geaendert),
    rechner: entwurf.rechner,
    stand: entwurf.stand,
    heute: jetzt,
    laender: laender(),
    ...ansichtVon(entwurf, gelesen.absender, { heute: jetzt, darfFreigeben: wer.darfFreigeben }),
  };
}

const zeitpunkt = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

export type Kostennotenseite = Awaited<ReturnType<typeof kostennotenseite>>;

/** What became of a form. */
export type Formularausgang =
  | { readonly art: "weiter"; readonly nach: string }
  | {
      readonly art: "absage";
      /** Empty: nothing is wrong, the form only grew. */
      readonly meldung: string;
      /** As typed. */
      readonly felder: Kostennotenfelder | undefined;
      readonly fehler: Readonly<Record<string, string>>;
      /** The draft as it would be with what was typed: its sums, its check list. */
      readonly ansicht: Ansicht | undefined;
      /** Empty rows that were asked for. */
      readonly zeilen: Readonly<Record<string, number>>;
      readonly zustimmung: string | undefined;
      /** The version the form goes on with; unset: the one that the page shows. */
      readonly version: number | undefined;
      /** What was typed is stored all the same. */
      readonly gesichert: boolean;
      /** The tick beside the button: asked for, or kept for the form that is sent again. */
      readonly freigabe: "noetig" | "erteilt" | undefined;
      /** What the page asks before it is done. */
      readonly frage: "verwerfen" | undefined;
    };

type Absage = Extract<Formularausgang, { art: "absage" }>;

const absage = (meldung: string, rest: Partial<Absage> = {}): Absage => ({
  felder: undefined,
  fehler: {},
  ansicht: undefined,
  zeilen: {},
  zustimmung: undefined,
  version: undefined,
  gesichert: false,
  freigabe: undefined,
  frage: undefined,
  ...rest,
  art: "absage",
  meldung,
});

/** Carries out what a form of the page asks for. */
export async function kostennotenhandlung(
  { request, context }: Seitenaufruf,
  roheId: string | undefined,
): Promise<Formularausgang> {
  const wer = nutzerAus(context);
  const id = kennungAus(roheId);
  const roh = await formularfelder(request);
  if (roh.was === "stornieren") return stornohandlung(wer, id, roh.freigabe === "ja");
  requireKostennote(wer);
  const konto = wer.nutzer.id;
  const { entwurf, absender } = await mandant(wer, async (tx) => ({
    entwurf: await entwurfLesen(tx, konto, id),
    absender: await absenderVon(tx, konto),
  }));
  const version = versionAus(roh.version);
  if (!entwurf) return veraltet(wer, id, undefined);
  const felder = kostennotenfelder(roh);
  const ansicht = ansichtVon({ ...entwurf, felder }, absender, {
    heute: heute(),
    darfFreigeben: wer.darfFreigeben,
  });
  const freigabe = roh.freigabe === "ja" ? "erteilt" : undefined;
  const stand = { felder, ansicht, version, zeilen: formularstand(roh), fehler: ansicht.fehler };
  if (roh.was === "verwerfen") {
    if (roh.wirklich !== "ja")
      return entwurf.version === version || gleicheFelder(entwurf.felder, felder)
        ? absage(verwerfenFrage, { ...stand, fehler: {}, version: entwurf.version, frage: "verwerfen" })
        : veraltet(wer, id, stand);
    return (await mandant(wer, (tx) => entwurfLoeschen(tx, konto, { id, version })))
      ? { art: "weiter", nach: "/kostennoten" }
      : veraltet(wer, id, stand);
  }
  if (roh.was?.startsWith("zeile-")) return absage("", { ...stand, fehler: {}, freigabe });
  if (Object.keys(ansicht.fehler).length > 0)
    return absage("Noch nicht gespeichert. Bitte prüfen Sie die markierten Felder.", {
      ...stand,
      freigabe,
    });
  const gesichert = await entwurfSichern(wer, { id, felder, version });
  if (gesichert === undefined) return veraltet(wer, id, stand);
  if (roh.was !== "ausstellen") return { art: "weiter", nach: `/kostennoten/${id}` };
  return ausstellhandlung(wer, { id, version: gesichert, roh, stand: { ...stand, version: gesichert } });
}

type Ausstellwunsch = {
  readonly id: string;
  readonly version: number;
  readonly roh: Readonly<Record<string, string>>;
  readonly stand: Partial<Absage> & { readonly ansicht: Ansicht };
};

/** What is issued is what was seen: whatever differs from it is shown first, and released then. */
async function ausstellhandlung(
  wer: Nutzer,
  { id, version, roh, stand }: Ausstellwunsch,
): Promise<Formularausgang> {
  const noch = (meldung: string, rest: Partial<Absage> = {}) =>
    absage(meldung, { ...stand, gesichert: true, ...rest });
  const freigabe = roh.freigabe === "ja" ? "erteilt" : undefined;
  const offen = { freigabe, fehler: fehlendes(stand.ansicht) } as const;
  if (!stand.ansicht.ausstellbar) return noch(unvollstaendig, offen);
  const gesehen = roh.gesehen ?? "";
  if (gesehen !== stand.ansicht.gesehen) return noch(ungesehen, { freigabe: "noetig" });
  if (!freigabe) return noch(freigabeNoetig, { freigabe: "noetig" });
  const ergebnis = await mitZustimmung(wer, roh, () => ausstellen(wer, { id, version, gesehen }, heute()));
  if (!ergebnis) return noch(zustimmungNoetig, { zustimmung: geltendeFassung, freigabe });
  switch (ergebnis.art) {
    case "ausgestellt":
      return { art: "weiter", nach: `/kostennoten/${id}` };
    case "unvollstaendig":
      return noch(unvollstaendig, offen);
    case "ungesehen":
      return noch(ungesehen, { freigabe: "noetig" });
    default:
      return veraltet(wer, id, stand);
  }
}

/** What the check list misses, at the fields where it is said. */
const fehlendes = ({ liste }: Ansicht): Readonly<Record<string, string>> =>
  Object.fromEntries(
    liste
      .filter(({ stand }) => stand === "fehlt")
      .flatMap(({ felder = [], text, norm }) =>
        felder
          .filter((feld) => feld !== "absender")
          .map((feld) => [feld, untrennbar(`Bitte ergänzen: ${text} (${norm}).`)]),
      ),
  );

const unvollstaendig = "Gespeichert, aber noch nicht ausgestellt. Die Prüfliste sagt, was fehlt.";
const ungesehen =
  "Gespeichert, aber noch nicht ausgestellt. Die Rechnung hat sich geändert: So, wie sie jetzt hier steht, wird sie ausgestellt. Bitte prüfen Sie sie und geben Sie sie frei.";
const freigabeNoetig =
  "Gespeichert, aber noch nicht ausgestellt. Bitte bestätigen Sie, dass Sie die Rechnung geprüft haben und freigeben.";
const verwerfenFrage = "Entwurf verwerfen? Er wird gelöscht, mit allem, was Sie eingegeben haben.";

/**
 * A number is not taken on one click.
 *
 * @throws 404 there is nothing to cancel
 */
async function stornohandlung(wer: Nutzer, id: string, freigegeben: boolean): Promise<Formularausgang> {
  if (!freigegeben) {
    if (!(await mandant(wer, (tx) => kostennoteLesen(tx, wer.nutzer.id, id)))) throw nichtGefunden();
    return absage("Noch nicht storniert. Bitte bestätigen Sie, dass Sie diese Kostennote stornieren.", {
      freigabe: "noetig",
    });
  }
  const ergebnis = await stornieren(wer, id, heute());
  if (ergebnis.art === "fremd") throw nichtGefunden();
  return ergebnis.art === "storniert"
    ? { art: "weiter", nach: `/kostennoten/${ergebnis.id}` }
    : absage("Stornieren kann eine Rechtsanwältin oder ein Rechtsanwalt, und jede Kostennote nur einmal.");
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
  stand: Partial<Absage> | undefined,
): Promise<Formularausgang> {
  const konto = wer.nutzer.id;
  const { entwurf, kostennote } = await mandant(wer, async (tx) => ({
    entwurf: await entwurfLesen(tx, konto, id),
    kostennote: await kostennoteLesen(tx, konto, id),
  }));
  // Sent twice, or issued in another window.
  if (kostennote) return { art: "weiter", nach: `/kostennoten/${id}` };
  if (!entwurf) throw nichtGefunden();
  const anders = abweichungen(entwurf.felder, stand?.felder ?? entwurf.felder);
  const dort = anders.length > 0 ? ` Dort steht anders: ${anders.join("; ")}.` : "";
  return absage(`${zwischenzeitlich}${dort}`, {
    ...stand,
    version: entwurf.version,
    gesichert: false,
    freigabe: undefined,
  });
}

const zwischenzeitlich =
  "Dieser Entwurf ist inzwischen in einem anderen Fenster geändert worden; gespeichert ist jener Stand. Was Sie hier eingegeben haben, steht noch im Formular: Senden Sie es noch einmal ab, gilt es. Laden Sie die Seite neu, gilt der andere Stand.";
