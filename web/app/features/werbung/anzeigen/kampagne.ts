import type { Tag } from "@gebuehrenportal/recht";
import { type Platz, plaetze } from "./plaetze.ts";
import type { Thema } from "./themen.ts";

/** What is advertised, where, and from when until when. */
export type Kampagne = {
  readonly id: string;
  /** The operator's own services, or somebody who pays. */
  readonly art: "haus" | "bezahlt";
  readonly werbender: string;
  readonly titel: string;
  readonly text: string;
  /** An address of the portal, or one with `https://`; `{platz}` stands for the place it is clicked in. */
  readonly ziel: string;
  readonly plaetze: readonly Platz[];
  /** Delivered on pages about these alone; none: everywhere. */
  readonly themen: readonly Thema[];
  readonly gewicht: number;
  readonly von: Tag;
  /** Last day; null: until it is ended. */
  readonly bis: Tag | null;
  /** Key of the picture in the store of files, with what it shows. */
  readonly bild: { readonly schluessel: string; readonly text: string } | null;
};

/** Whether a campaign runs on a day. */
export const laeuft = ({ von, bis }: Pick<Kampagne, "von" | "bis">, am: Tag): boolean =>
  von <= am && (bis === null || bis >= am);

/** Whether a target leads out of the portal. */
export const istExtern = (ziel: string): boolean => !ziel.startsWith("/");

/** The target as it is gone to from a place. */
export const zielVon = (ziel: string, platz: Platz): string => ziel.replaceAll("{platz}", platz);

/** The path of a target within the portal; undefined: it leads out of it. */
export const pfadDesZiels = (ziel: string): string | undefined =>
  istExtern(ziel) ? undefined : (zielVon(ziel, "footer-promo").split(/[?#]/)[0] ?? "/");

/** Whether what a campaign leads to is there. */
export function lieferbar(ziel: string, gibtSeite: (pfad: string) => boolean): boolean {
  const pfad = pfadDesZiels(ziel);
  return pfad === undefined || gibtSeite(pfad);
}

/** Where somebody asks for a place. */
export const werbenBei = (platz: Platz): string =>
  `/kontakt?betreff=werbung&utm_source=gebuehrenportal&utm_medium=banner&utm_campaign=${platz}`;

/** What is shown of a campaign in a place. */
export const anzeigeAus = (kampagne: Kampagne, platz: Platz) => {
  const { id, titel, text, werbender, ziel, bild } = kampagne;
  const { ort, groesse } = plaetze[platz];
  return {
    platz,
    ort,
    groesse,
    kampagne: id,
    titel,
    text,
    werbender,
    bild: bild ? { url: `/media/${bild.schluessel}`, text: bild.text } : undefined,
    nach: `/anzeige/${id}/${platz}`,
    extern: istExtern(ziel),
    werben: werbenBei(platz),
  };
};
