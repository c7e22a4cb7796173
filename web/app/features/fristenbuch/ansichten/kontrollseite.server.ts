import { datum, plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import {
  abendlisteVon,
  abendteile,
  jeSeite,
  type Listenseite,
  seitennummer,
} from "../abend/abendkontrolle.server.ts";
import { abendroute, allebestaetigungsroute, bestaetigungsroute, protokollroute } from "../api/kontrolle.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../einstellung/rechte.ts";
import { offeneErinnerungen } from "../erinnerung/bestaetigen.server.ts";
import { ersetzterTag } from "../nachpruefung/anderer-tag.ts";
import { abweichendeFristen, fristenOhneAntwort } from "../nachpruefung/nachpruefung-store.server.ts";
import { tagesbildVon } from "../papiere/tagesprotokoll.server.ts";
import { type Poststueck, postwort } from "../posteingang/stueck.ts";
import { zeilengegenstand } from "../protokoll/zeilengegenstand.ts";
import type { Frist } from "../worte/frist.ts";
import { namenVon } from "../worte/papierworte.ts";
import { vorgangswort } from "../worte/vorgangsworte.ts";
import { zeitwort } from "../worte/wanduhr.ts";
import { type Formularweg, formularAusfuehren } from "./seitenpost.server.ts";
import { type Listenzeile, listenzeile, tagKurz } from "./zeile.ts";

const erinnerungswort: Readonly<Record<string, string>> = {
  vorfrist: "Vorfrist",
  vortag: "Endet bald",
  tag: "Letzter Tag",
  stunden: "Endet in Stunden",
};

export type Erinnerungszeile = {
  readonly id: string;
  readonly wort: string;
  readonly seit: string;
  readonly zeile: Listenzeile;
};

/** An entry with the day that was found beside it. */
export type Abweichungszeile = {
  readonly id: string;
  readonly was: string;
  readonly bisher: string;
  readonly neu: string;
};

/** One page of a list, where it stands in it, and the ways to the pages beside it. */
export type Seitenstand = {
  readonly anzahl: number;
  /** „21 bis 40 von 5.000“; empty: all of them are on this page. */
  readonly wo: string;
  readonly zurueck: string | undefined;
  readonly vor: string | undefined;
};

/** A list of entries, page by page. */
export type Seitenliste = Seitenstand & { readonly zeilen: readonly Listenzeile[] };

/** Lists whose page the address names. */
const seitennamen = [...abendteile, "zeilen", "erinnerungen"] as const;
type Seitenname = (typeof seitennamen)[number];
type Seiten = Readonly<Partial<Record<Seitenname, number>>>;

const anker: Readonly<Record<Seitenname, string>> = {
  offen: "offen",
  vorfristen: "vorfristen",
  erledigt: "erledigt",
  unkontrolliert: "unkontrolliert",
  ohneNachweis: "ohne-nachweis",
  zeilen: "protokoll",
  erinnerungen: "erinnerungen",
};

const seitenAus = (frage: URLSearchParams): Seiten =>
  Object.fromEntries(
    seitennamen.flatMap((name) => {
      const nr = /^[1-9]\d{0,5}$/.exec(frage.get(name) ?? "")?.[0];
      return nr === undefined ? [] : [[name, Number(nr)]];
    }),
  );

const zahl = new Intl.NumberFormat("de-DE");

/** Where a page stands in its list; the pages of the other lists stay as they are. */
function seitenstand(frage: URLSearchParams, name: Seitenname, seite: number, anzahl: number): Seitenstand {
  const letzte = Math.max(1, Math.ceil(anzahl / jeSeite));
  const pfad = (nr: number) => {
    const neu = new URLSearchParams(frage);
    if (nr === 1) neu.delete(name);
    else neu.set(name, String(nr));
    return `/fristenmanager/kontrolle${neu.size > 0 ? `?${neu}` : ""}#${anker[name]}`;
  };
  const erste = (seite - 1) * jeSeite + 1;
  return {
    anzahl,
    wo:
      letzte === 1
        ? ""
        : `${zahl.format(erste)} bis ${zahl.format(Math.min(anzahl, seite * jeSeite))} von ${zahl.format(anzahl)}`,
    zurueck: seite > 1 ? pfad(seite - 1) : undefined,
    vor: seite < letzte ? pfad(seite + 1) : undefined,
  };
}

const aufSeite = <T>(alle: readonly T[], seite: number): readonly T[] =>
  alle.slice((seite - 1) * jeSeite, seite * jeSeite);

/** A piece of post that somebody has to decide about. */
export type Postzeile = { readonly id: string; readonly was: string; readonly wann: string };

const postzeile = (stueck: Poststueck): Postzeile => ({
  id: stueck.id,
  was: postwort(stueck),
  wann: `zugestellt ${tagKurz(stueck.zugestelltAm)}`,
});

/** What the page of the daily checks shows. */
export type Kontrollansicht = {
  readonly erinnerungen: Seitenstand & { readonly zeilen: readonly Erinnerungszeile[] };
  /** Entries with another day beside the booked one, the most urgent first; at most a hundred. */
  readonly abweichungen: readonly Abweichungszeile[];
  /** Entries that have no day any more by the law of today; at most a hundred. */
  readonly ohneAntwort: readonly Pick<Abweichungszeile, "id" | "was" | "bisher">[];
  readonly abend: {
    readonly tag: string;
    readonly um: string;
    readonly offen: Seitenliste;
    readonly erledigt: Seitenliste;
    /** Whose file was to be presented and was not. */
    readonly vorfristen: Seitenliste;
    readonly ohneNachweis: Seitenliste;
    /** Post that nobody has decided about: how many pieces, and the oldest. */
    readonly post: { readonly anzahl: number; readonly zeilen: readonly Postzeile[] };
    /** Done, but nobody has controlled or released them yet. */
    readonly unkontrolliert: Seitenliste;
    readonly abgezeichnet:
      | { readonly wann: string; readonly wer: string; readonly bemerkung: string }
      | undefined;
    readonly begonnen: boolean;
    readonly buerotag: boolean;
    readonly darf: boolean;
  };
  readonly protokoll: {
    readonly tag: Tag;
    readonly tagtext: string;
    readonly istHeute: boolean;
    readonly davor: Tag;
    readonly danach: Tag | undefined;
    readonly seite: Seitenstand;
    readonly zeilen: readonly {
      readonly nr: number;
      readonly wann: string;
      readonly was: string;
      readonly wer: string;
    }[];
    readonly abgezeichnet: { readonly wann: string; readonly wer: string } | undefined;
    /** Something is unsigned, and the reader may sign. */
    readonly darf: boolean;
  };
};

const eintragsname = ({ aktenzeichen, titel }: Frist): string =>
  [aktenzeichen, titel].filter(Boolean).join(": ");

const abweichungszeile = (frist: Frist): Abweichungszeile => {
  const tag = (t: Tag | null) => (t === null ? "" : tagKurz(t));
  return {
    id: frist.id,
    was: eintragsname(frist),
    bisher: tag(ersetzterTag(frist)),
    neu: tag(frist.abweichendEnde),
  };
};

/** Everything the page of the daily checks shows; undefined: a second factor is missing. */
export async function kontrollseite({
  request,
  context,
}: Seitenaufruf): Promise<Kontrollansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const heute = heuteInBerlin();
  const frage = new URL(request.url).searchParams;
  const seiten = seitenAus(frage);
  const gefragt = tagAusText(frage.get("tag") ?? "", heute);
  const tag = gefragt.art === "tag" && gefragt.tag <= heute ? gefragt.tag : heute;
  const lage = await ohneFaktor(
    imBuch(wer, async ({ tx, kanzleiId, personen, namen, akteur, einstellung }) => ({
      personen,
      namen,
      akteur,
      einstellung,
      abweichend: await abweichendeFristen(tx, kanzleiId, 100),
      ohneAntwort: await fristenOhneAntwort(tx, kanzleiId, 100),
    })),
  );
  if (!lage) return undefined;
  const name = namenVon(lage.personen, lage.namen);
  const zeile = (f: Frist) => listenzeile(f, heute, name);
  const liste = await abendlisteVon(wer, seiten);
  const seitenliste = (name: (typeof abendteile)[number]): Seitenliste => {
    const { ids, seite, fristen }: Listenseite = liste[name];
    return { ...seitenstand(frage, name, seite, ids.length), zeilen: fristen.map(zeile) };
  };
  const { geprueftAm, geprueftVon = null, befund } = liste.kontrolle ?? {};
  const zeilenseite = (alle: readonly unknown[]) => seitennummer(seiten.zeilen, alle.length);
  const bild = await tagesbildVon(wer, tag, (alle) => aufSeite(alle, zeilenseite(alle)));
  const { zeilen, protokoll, abgezeichnet, fristen } = bild;
  const erinnerungen = await offeneErinnerungen(wer);
  const erinnerungsseite = seitennummer(seiten.erinnerungen, erinnerungen.length);
  const { abgezeichnetAm, abgezeichnetVon = null } = protokoll ?? {};
  return {
    erinnerungen: {
      ...seitenstand(frage, "erinnerungen", erinnerungsseite, erinnerungen.length),
      zeilen: aufSeite(erinnerungen, erinnerungsseite).map(
        ({ erinnerung: { id, art, erstellt }, frist }) => ({
          id,
          wort: erinnerungswort[art] ?? art,
          seit: zeitwort(erstellt),
          zeile: zeile(frist),
        }),
      ),
    },
    abweichungen: lage.abweichend.map(abweichungszeile),
    ohneAntwort: lage.ohneAntwort.map((frist) => ({
      id: frist.id,
      was: eintragsname(frist),
      bisher: frist.ende === null ? "" : tagKurz(frist.ende),
    })),
    abend: {
      tag: datum(heute),
      um: lage.einstellung.abendUm,
      begonnen: liste.begonnen,
      buerotag: liste.buerotag,
      offen: seitenliste("offen"),
      vorfristen: seitenliste("vorfristen"),
      erledigt: seitenliste("erledigt"),
      ohneNachweis: seitenliste("ohneNachweis"),
      unkontrolliert: seitenliste("unkontrolliert"),
      post: { anzahl: liste.post.ids.length, zeilen: liste.post.stuecke.map(postzeile) },
      abgezeichnet: geprueftAm
        ? {
            wann: zeitwort(geprueftAm),
            wer: name(geprueftVon, geprueftAm),
            bemerkung: befund?.bemerkung ?? "",
          }
        : undefined,
      darf: darfImBuch(lage.akteur, "erledigen"),
    },
    protokoll: {
      tag,
      tagtext: datum(tag),
      istHeute: tag === heute,
      davor: plusTage(tag, -1),
      danach: tag < heute ? plusTage(tag, 1) : undefined,
      seite: seitenstand(frage, "zeilen", zeilenseite(zeilen), zeilen.length),
      zeilen: aufSeite(zeilen, zeilenseite(zeilen)).map(({ nr, am, art, von, fuer, fristId, inhalt }) => ({
        nr,
        wann: zeitwort(am),
        was:
          vorgangswort(art) + (fristId === null ? gegenstandswort(inhalt) : eintragswort(fristen, fristId)),
        wer: fuer === null ? name(von, am) : `${name(von, am)} für ${name(fuer, am)}`,
      })),
      abgezeichnet: abgezeichnetAm
        ? { wann: zeitwort(abgezeichnetAm), wer: name(abgezeichnetVon, abgezeichnetAm) }
        : undefined,
      darf: !abgezeichnet && darfImBuch(lage.akteur, "genehmigen"),
    },
  };
}

/** What a line that is about no entry says it is about. */
function gegenstandswort(inhalt: string | null): string {
  const was = zeilengegenstand(inhalt);
  return was === "" ? "" : `: ${was}`;
}

/** The entry that a line is about, to be compared with its file. */
function eintragswort(fristen: readonly Frist[], id: string | null): string {
  const { aktenzeichen = "", titel = "" } = fristen.find((f) => f.id === id) ?? {};
  return [aktenzeichen, titel].map((wort) => wort && `: ${wort}`).join("");
}

const wege: Readonly<Record<string, Formularweg>> = {
  bestaetigen: {
    route: bestaetigungsroute,
    angaben: ({ id = "" }) => ({ params: { id } }),
    erledigt: "Die Erinnerung ist bestätigt.",
  },
  "alle-bestaetigen": {
    route: allebestaetigungsroute,
    angaben: () => ({}),
    erledigt: "Alle Erinnerungen sind bestätigt.",
  },
  abend: {
    route: abendroute,
    angaben: ({ note = "" }) => ({ body: { note } }),
    erledigt: "Die Abendkontrolle ist abgezeichnet.",
  },
  protokoll: {
    route: protokollroute,
    angaben: ({ day = "" }) => ({ body: { day } }),
    erledigt: "Das Tagesprotokoll ist abgezeichnet.",
  },
};

/** Carries out one form of the page. */
export const kontrollhandlung = async (aufruf: Seitenaufruf) =>
  formularAusfuehren(wege, aufruf, await formularfelder(aufruf.request));
