import { plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Buchlage, imBuch } from "../einstellung/buchzugang.server.ts";
import {
  type Kopfangabe,
  type Kopflesung,
  type Kopfvergleich,
  kopfGelesen,
  kopfVerglichen,
} from "../protokoll/kopfangabe.ts";
import { vorgaengeSuchen, zeilenhashLesen } from "../protokoll/protokoll-store.server.ts";
import { kanzleibuchPruefen, koepfeLesen } from "../pruefung/alle-pruefen-store.server.ts";
import { aktenschluessel } from "../worte/frist.ts";
import { namenVon } from "../worte/papierworte.ts";
import { pruefworte, vorgangswort, vorgangsworte } from "../worte/vorgangsworte.ts";
import { tagesbeginn } from "../worte/wanduhr.ts";
import { type Protokollwahl, protokolladresse, wahlAus } from "./protokollwahl.ts";

const jeSeite = 100;

/** A line of the log as its page shows it. */
export type Protokollzeile = {
  readonly nr: number;
  readonly iso: string;
  readonly was: string;
  readonly fristId: string | null;
  readonly frist: string;
  readonly wer: string;
};

/** What verifying the book has found. */
export type Pruefbild = {
  readonly zeilen: number;
  readonly fristen: number;
  readonly kopf: string;
  /** Heads noted in daily protocols that it was compared with. */
  readonly koepfe: number;
  readonly fehler: readonly { readonly nr: number; readonly fristId: string | null; readonly satz: string }[];
  /** The head that the reader has noted, compared with the chain; unset: he has given none. */
  readonly notiert:
    | { readonly nr: number; readonly vergleich: Kopfvergleich; readonly ganz: boolean }
    | undefined;
};

/** The fields for a noted head, as they were typed. */
export type Kopffelder = {
  readonly nr: string;
  readonly kopf: string;
  readonly fehler?: { readonly feld: "nr" | "kopf"; readonly satz: string };
};

/** What the page of the log shows. */
export type Protokollansicht = {
  readonly heute: Tag;
  readonly wahl: Protokollwahl;
  readonly zeilen: readonly Protokollzeile[];
  readonly weiter: string | undefined;
  readonly personen: readonly { readonly wert: string; readonly text: string }[];
  readonly arten: readonly { readonly wert: string; readonly text: string }[];
  readonly pruefung: Pruefbild | undefined;
  readonly kopffelder: Kopffelder;
};

/** Reads the log that the address asks for; undefined: a second factor is missing. */
export async function protokollseite({
  request,
  context,
}: Seitenaufruf): Promise<Protokollansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const heute = heuteInBerlin();
  const suche = new URL(request.url).searchParams;
  const wahl = wahlAus(suche, (text) => tagGelesen(text, heute));
  const feld = (name: string) => (suche.get(name) ?? "").replaceAll("\0", "").slice(0, 200);
  const felder = { nr: feld("nr"), kopf: feld("kopf") };
  const notiert = kopfGelesen(felder.nr, felder.kopf);
  return ohneFaktor(
    imBuch(wer, async (lage) => {
      // First: it holds the book, and the lines shown are those that were verified.
      const pruefung = wahl.pruefen && notiert.art !== "fehler" ? await geprueft(lage, notiert) : undefined;
      const gefunden = await zeilenFinden(lage, wahl);
      const seite = gefunden.slice(0, jeSeite);
      return {
        heute,
        wahl,
        pruefung,
        kopffelder:
          notiert.art === "fehler"
            ? { ...felder, fehler: { feld: notiert.feld, satz: notiert.satz } }
            : felder,
        zeilen: seite,
        weiter: gefunden.length > jeSeite ? protokolladresse(wahl, { vor: seite.at(-1)?.nr }) : undefined,
        personen: lage.personen.map(({ id, name }) => ({ wert: id, text: name })),
        arten: Object.entries(vorgangsworte).map(([art, text]) => ({ wert: art, text })),
      };
    }),
  );
}

function tagGelesen(text: string, heute: Tag): Tag | undefined {
  const lesung = tagAusText(text, heute);
  return lesung.art === "tag" ? lesung.tag : undefined;
}

async function zeilenFinden(
  { tx, kanzleiId, personen, namen }: Buchlage,
  { von, bis, art, wer, akte, vor }: Protokollwahl,
): Promise<readonly Protokollzeile[]> {
  const name = namenVon(personen, namen);
  const zeilen = await vorgaengeSuchen(tx, kanzleiId, {
    von: von && tagesbeginn(von),
    bis: bis && tagesbeginn(plusTage(bis, 1)),
    art: art || undefined,
    vor,
    wer: personen.find(({ id }) => id === wer)?.id,
    akte: akte === "" ? undefined : aktenschluessel(akte),
    limit: jeSeite + 1,
  });
  return zeilen.map((zeile) => ({
    nr: zeile.nr,
    iso: zeile.am.toISOString(),
    was: vorgangswort(zeile.art),
    fristId: zeile.fristId,
    frist: [zeile.aktenzeichen, zeile.titel].filter(Boolean).join(": "),
    wer:
      zeile.von === null
        ? "Portal"
        : name(zeile.von, zeile.am) + (zeile.fuer === null ? "" : ` für ${name(zeile.fuer, zeile.am)}`),
  }));
}

async function geprueft({ tx, kanzleiId }: Buchlage, notiert: Kopflesung): Promise<Pruefbild> {
  const { zeilen, fristen, kopf, fehler } = await kanzleibuchPruefen(tx, kanzleiId);
  return {
    zeilen,
    fristen,
    kopf: kopf.hash,
    koepfe: (await koepfeLesen(tx, kanzleiId)).length,
    notiert: notiert.art === "angabe" ? await verglichen(tx, kanzleiId, notiert.angabe) : undefined,
    fehler: fehler.map(({ nr, fristId, grund }) => ({ nr, fristId, satz: pruefworte[grund] ?? grund })),
  };
}

const verglichen = async (tx: Buchlage["tx"], kanzleiId: string, angabe: Kopfangabe) => ({
  nr: angabe.nr,
  vergleich: kopfVerglichen(angabe, await zeilenhashLesen(tx, kanzleiId, angabe.nr)),
  ganz: angabe.anfang.length === 64,
});
