import { type Geltungsteil, geltungVon, type Vorgaenger } from "@gebuehrenportal/gesetze/register/geltung.ts";
import { euAdressen } from "@gebuehrenportal/gesetze/register/zeilen.ts";
import { alsTag, datum, type Tag } from "@gebuehrenportal/recht";
import type { Norm } from "./typen.ts";
import type { Verweis } from "./verweis.ts";

/** An act, or a part of it numbered anew, that is younger than the document that cites it. */
export type Juenger = {
  /** First day of today's act or part; missing where only the year in its name is known. */
  readonly seit?: Tag;
  readonly quelle?: string;
  /** The first day is that of most of the act, not of all of it. */
  readonly unsicher?: true;
  /** What held on the day of the document, where that is known. */
  readonly damals?: string;
  /** Where its text can still be read. */
  readonly verweis?: Verweis;
  /** All of it in words. */
  readonly satz: string;
};

/** What is asked for. */
export type Gesetzesbezug = Pick<Norm, "abbr" | "einheit" | "nr"> & Partial<Pick<Norm, "akt" | "fassung">>;

/**
 * Whether the act of a norm came after the day of the document. Announcing its text anew makes no act younger; what is not
 * recorded is not said.
 */
export function juenger(norm: Gesetzesbezug, am: Tag): Juenger | undefined {
  const geltung = norm.akt === undefined ? undefined : geltungVon(norm.akt);
  if (!geltung) return nachDemNamen(norm, am);
  const { ab, quelle, sicherheit, vorgaenger, teile } = geltung;
  if (am < ab) {
    const davor = meintNeues(norm, ab) ? undefined : vorgaenger.findLast((eines) => (eines.ab ?? am) <= am);
    return {
      seit: ab,
      quelle,
      ...(sicherheit !== "hoch" && { unsicher: true as const }),
      ...(davor && vorher(davor)),
      satz: satz(`${norm.abbr} gilt`, ab, quelle, davor?.name),
    };
  }
  const neu = teile.find((teil) => am < teil.ab && imTeil(norm, teil));
  if (!neu) return undefined;
  return {
    seit: neu.ab,
    quelle: neu.quelle,
    ...(neu.zuvor !== undefined && { damals: neu.zuvor }),
    satz: satz(`${norm.abbr}, ${neu.name}: gilt so`, neu.ab, neu.quelle, neu.zuvor),
  };
}

const kopf = "Gesetz jünger als das Dokument";

const satz = (beginn: string, ab: Tag, quelle: string, davor: string | undefined): string =>
  `${kopf}. ${beginn} seit ${datum(ab)} (${quelle})${davor === undefined ? "" : `; damals galt: ${davor}`}.`;

function vorher({ name, celex }: Vorgaenger): Pick<Juenger, "damals" | "verweis"> {
  if (celex === undefined) return { damals: name };
  return {
    damals: name,
    verweis: { adresse: euAdressen(celex).uebersicht, art: "akt", guete: "mittel", bei: "amtlich" },
  };
}

/** „§ 26 BDSG n.F.“, „BDSG 2018“: the author means the act to come. */
const meintNeues = ({ fassung }: Gesetzesbezug, ab: Tag): boolean =>
  fassung !== undefined && (/^n\.?\s?F/iu.test(fassung) || ab.startsWith(fassung));

/** „ElektroG 2015“ is the id of what everybody cites as `ElektroG`: an act of that year. */
function nachDemNamen({ akt, abbr }: Gesetzesbezug, am: Tag): Juenger | undefined {
  const jahr = /[ _]((?:19|20)\d\d)$/.exec(akt ?? "")?.[1];
  if (jahr === undefined || abbr.includes(jahr) || alsTag(`${jahr}-01-01`) === undefined) return undefined;
  return am < `${jahr}-01-01`
    ? { satz: `${kopf}. ${abbr} ist von ${jahr}; was damals galt, ist hier nicht erfasst.` }
    : undefined;
}

function imTeil({ einheit, nr }: Gesetzesbezug, { von, bis }: Geltungsteil): boolean {
  if (einheit !== "§") return false;
  const gesucht = stelle(nr);
  return gesucht >= stelle(von) && gesucht <= stelle(bis);
}

/** Sections in their order: „97a“ behind „97“. */
const stelle = (nr: string): string => {
  const [, zahl = "", buchstabe = ""] = /^(\d+)\s*([a-z]*)/i.exec(nr) ?? [];
  return `${zahl.padStart(5, "0")}${buchstabe.toLowerCase()}`;
};
