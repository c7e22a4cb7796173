import { type Anbieter, anbieter, gefuehrt } from "@gebuehrenportal/gesetze/register/anbieter.ts";
import type { Akt, Normen } from "@gebuehrenportal/gesetze/register/typ.ts";
import { euAdressen } from "@gebuehrenportal/gesetze/register/zeilen.ts";
import { enthaelt, istErfasst, seiteDesWegfalls } from "./lesen/normbestand.ts";
import type { Register } from "./register/register.ts";
import type { Norm } from "./typen.ts";

/** Where the text of a norm stands: its own page, or the page of its whole act. */
export type Verweis = {
  readonly adresse: string;
  readonly art: "norm" | "akt";
  readonly guete: "hoch" | "mittel";
  /** Whose page it is; the official one also where another was asked for that has no known page. */
  readonly bei: Textsammlung;
};

/** Where a reader wants to be led. */
export type Textsammlung = "amtlich" | Anbieter;

/** What a reader can choose from, the official texts first. */
export const textsammlungen: readonly { readonly id: Textsammlung; readonly name: string }[] = [
  { id: "amtlich", name: "Amtliche Texte" },
  ...(Object.keys(anbieter) as Anbieter[]).map((id) => ({ id, name: anbieter[id].name })),
];

/** What a link needs to know of a norm. */
export type Ziel = Pick<Norm, "akt" | "einheit" | "nr" | "sub">;

/** Address of a norm in the collection a reader prefers, or else the official one. */
export function verweis(
  ziel: Ziel,
  register: Register,
  sammlung: Textsammlung = "amtlich",
): Verweis | undefined {
  const amtlich = amtlicherVerweis(ziel, register);
  if (sammlung === "amtlich" || amtlich?.art !== "norm") return amtlich;
  const akt = ziel.akt === undefined ? undefined : register.akt(ziel.akt);
  if (!akt || !imBestand(akt, register.normen(akt), ziel)) return amtlich;
  const adresse = anbieter[sammlung].ziel.replace("{gesetz}", akt.kurz).replace("{nr}", nummer(ziel.nr));
  return { adresse, art: "norm", guete: "mittel", bei: sammlung };
}

/** A section or article of today, of an act that the private collections keep. */
const imBestand = (akt: Akt, normen: Normen | undefined, { einheit, nr, sub }: Ziel): boolean =>
  gefuehrt.has(akt.kurz) &&
  sub === undefined &&
  (einheit === "§" || einheit === "Art") &&
  einheit === akt.einheit &&
  enthaelt(normen?.[einheit], nr);

/**
 * Official address of a norm. A norm the data know leads to its page, a repealed one to the page that says so, an unknown
 * one to its act; acts out of force and acts without a known address have none.
 */
function amtlicherVerweis(ziel: Ziel, register: Register): Verweis | undefined {
  if (ziel.akt?.startsWith("CELEX:")) return euVerweis(ziel, ziel.akt.slice("CELEX:".length));
  const akt = ziel.akt === undefined ? undefined : register.akt(ziel.akt);
  if (!akt || akt.ausserKraft || akt.guete === "keine Adresse") return undefined;
  const guete = akt.guete;
  const adresse = normadresse(akt, register.normen(akt), ziel);
  if (adresse !== undefined) return { adresse, art: "norm", guete, bei: "amtlich" };
  return akt.uebersicht === undefined
    ? undefined
    : { adresse: akt.uebersicht, art: "akt", guete, bei: "amtlich" };
}

function euVerweis({ einheit, nr }: Ziel, celex: string): Verweis {
  const { ziel, uebersicht, guete } = euAdressen(celex);
  return einheit === "Art" && !/^[IVX]/.test(nr)
    ? { adresse: eingesetzt(ziel, nr), art: "norm", guete, bei: "amtlich" }
    : { adresse: uebersicht, art: "akt", guete, bei: "amtlich" };
}

function normadresse(akt: Akt, normen: Normen | undefined, ziel: Ziel): string | undefined {
  const { einheit, nr } = ziel;
  if (einheit === "Anlage" || einheit === "Anhang") return anlagenadresse(akt, normen, ziel);
  if (einheit !== "§" && einheit !== "Art") return akt.ziel;
  const weggefallen = normen && seiteDesWegfalls(normen, einheit, nr);
  if (weggefallen !== undefined && akt.uebersicht !== undefined && !(normen && enthaelt(normen[einheit], nr)))
    return `${akt.uebersicht}${weggefallen}.html`;
  if (!istErfasst(normen, einheit)) {
    const muster =
      einheit === akt.zweiteEinheit ? akt.zweitesZiel : einheit === akt.einheit ? akt.ziel : undefined;
    return muster !== undefined && normen === undefined && muster.includes("{")
      ? eingesetzt(muster, nr)
      : undefined;
  }
  return portaladresse(akt, normen, { ...ziel, einheit });
}

function portaladresse(
  akt: Akt,
  normen: Normen,
  { einheit, nr, sub }: Ziel & { readonly einheit: "§" | "Art" },
): string | undefined {
  if (sub !== undefined)
    return akt.unterziel !== undefined && enthaelt(normen.sub?.[nr], sub)
      ? eingesetzt(akt.unterziel, nr, sub)
      : undefined;
  if (enthaelt(normen[einheit], nr)) {
    const muster = einheit === akt.zweiteEinheit ? akt.zweitesZiel : akt.ziel;
    if (muster === undefined || !muster.includes("{")) return undefined;
    return einheit === akt.einheit || einheit === akt.zweiteEinheit
      ? eingesetzt(muster, nr)
      : eingesetzt(andereEinheit(muster, einheit), nr);
  }
  return undefined;
}

/** Page of a section in an act of articles, and the other way round. */
const andereEinheit = (muster: string, einheit: "§" | "Art"): string =>
  einheit === "§" ? muster.replace("art_{nr}", "__{nr}") : muster.replace("/__{nr}", "/art_{nr}");

function anlagenadresse({ anlagenziel }: Akt, normen: Normen | undefined, { nr }: Ziel): string | undefined {
  if (anlagenziel === undefined) return undefined;
  if (!anlagenziel.includes("{")) return (normen?.anl?.length ?? 0) <= 1 ? anlagenziel : undefined;
  return normen?.anl?.includes(`Anlage ${nr}`) ? eingesetzt(anlagenziel, nr) : undefined;
}

/** Address with its number: small letters, no spaces; `{nr3}` has three digits. */
function eingesetzt(muster: string, nr: string, sub = ""): string {
  const klein = nummer(nr);
  return muster
    .replace("{nr3}", klein.padStart(3, "0"))
    .replace("{nr}", klein)
    .replace("{sub}", sub.toLowerCase());
}

const nummer = (nr: string): string => nr.toLowerCase().replaceAll(" ", "");
