import { datum, plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { abendlisteVon } from "../abend/abendkontrolle.server.ts";
import type { Ausstehendes } from "../abend/abendkontrolle-store.server.ts";
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

/** The oldest of those to which something is missing, and how many there are. */
export type Ausstehend = { readonly anzahl: number; readonly zeilen: readonly Listenzeile[] };

const ausstehend = ({ ids, fristen }: Ausstehendes, zeile: (f: Frist) => Listenzeile): Ausstehend => ({
  anzahl: ids.length,
  zeilen: fristen.map(zeile),
});

/** A piece of post that somebody has to decide about. */
export type Postzeile = { readonly id: string; readonly was: string; readonly wann: string };

const postzeile = (stueck: Poststueck): Postzeile => ({
  id: stueck.id,
  was: postwort(stueck),
  wann: `zugestellt ${tagKurz(stueck.zugestelltAm)}`,
});

/** What the page of the daily checks shows. */
export type Kontrollansicht = {
  readonly erinnerungen: readonly Erinnerungszeile[];
  /** Entries with another day beside the booked one, the most urgent first; at most a hundred. */
  readonly abweichungen: readonly Abweichungszeile[];
  /** Entries that have no day any more by the law of today; at most a hundred. */
  readonly ohneAntwort: readonly Pick<Abweichungszeile, "id" | "was" | "bisher">[];
  readonly abend: {
    readonly tag: string;
    readonly um: string;
    readonly offen: readonly Listenzeile[];
    readonly erledigt: readonly Listenzeile[];
    /** Whose file was to be presented and was not. */
    readonly vorfristen: readonly Listenzeile[];
    readonly ohneNachweis: Ausstehend;
    /** Post that nobody has decided about: how many pieces, and the oldest. */
    readonly post: { readonly anzahl: number; readonly zeilen: readonly Postzeile[] };
    /** Done, but nobody has controlled or released them yet. */
    readonly unkontrolliert: Ausstehend;
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
  const gefragt = tagAusText(new URL(request.url).searchParams.get("tag") ?? "", heute);
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
  const liste = await abendlisteVon(wer);
  const { geprueftAm, geprueftVon = null, befund } = liste.kontrolle ?? {};
  const { zeilen, protokoll, abgezeichnet, fristen } = await tagesbildVon(wer, tag);
  const { abgezeichnetAm, abgezeichnetVon = null } = protokoll ?? {};
  return {
    erinnerungen: (await offeneErinnerungen(wer)).map(({ erinnerung: { id, art, erstellt }, frist }) => ({
      id,
      wort: erinnerungswort[art] ?? art,
      seit: zeitwort(erstellt),
      zeile: zeile(frist),
    })),
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
      offen: liste.offen.map(zeile),
      erledigt: liste.erledigt.map(zeile),
      vorfristen: liste.vorfristen.map(zeile),
      ohneNachweis: ausstehend(liste.ohneNachweis, zeile),
      unkontrolliert: ausstehend(liste.unkontrolliert, zeile),
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
      zeilen: zeilen.map(({ nr, am, art, von, fuer, fristId, inhalt }) => ({
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
