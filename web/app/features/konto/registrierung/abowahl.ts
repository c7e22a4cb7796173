import { mitWunsch } from "#platform/access/wunschadresse.ts";

/** Tiers that can be ordered, as addresses and flags name them. */
const bestellbar = ["basic", "premium", "teams"] as const;
type Bestellbar = (typeof bestellbar)[number];

const zyklen = ["monthly"] as const;
type Zyklus = (typeof zyklen)[number];

/** Somebody on the way to a subscription, as far as the way is known; undefined: not on it. */
export type Abowahl = {
  readonly tarif?: Bestellbar;
  readonly zyklus?: Zyklus;
  /** What was wanted, where only the address carries it; whether it is one of ours, the order decides. */
  readonly wunsch?: string;
};

/** Flags of a selected subscription, as localStorage keeps them. */
export type Merker = { readonly selectedSubscription: string | null; readonly selectedCycle: string | null };

export const ohneMerker: Merker = { selectedSubscription: null, selectedCycle: null };

/** The way to a subscription from an address of the sign-in (`subscription`) or registration (`type`) and the flags. */
export function abowahl(query: URLSearchParams, merker: Merker): Abowahl | undefined {
  const gemerkt = aus(bestellbar, merker.selectedSubscription);
  if (query.get("redirect") !== "billing" && !gemerkt) return undefined;
  const tarif = aus(bestellbar, query.get("subscription")) ?? aus(bestellbar, query.get("type")) ?? gemerkt;
  // An unknown cycle of the registration becomes the monthly one.
  const zyklus =
    query.get("cycle") === null
      ? aus(zyklen, merker.selectedCycle)
      : (aus(zyklen, query.get("cycle")) ?? "monthly");
  const wunsch = query.get("wunsch");
  return { ...(tarif && { tarif }), ...(zyklus && { zyklus }), ...(wunsch && { wunsch }) };
}

/** Where the way leads after the sign-in. */
export function aboziel({ tarif, zyklus, wunsch }: Abowahl): string {
  if (!tarif) return mitWunsch("/subscription", wunsch);
  return mitWunsch(`/billing-confirmation?type=${tarif}${zyklus ? `&cycle=${zyklus}` : ""}`, wunsch);
}

/** The registration from an address of the sign-in: on the way to a subscription, or back to the page somebody came for. */
export function registrierziel(query: URLSearchParams, merker: Merker): string {
  const wahl = abowahl(query, merker);
  if (!wahl) return mit("/register", rueckweg(query));
  const { tarif, zyklus, wunsch } = wahl;
  const ziel = `/register?redirect=billing${tarif ? `&type=${tarif}` : ""}${zyklus ? `&cycle=${zyklus}` : ""}`;
  return mitWunsch(ziel, wunsch);
}

/**
 * The sign-in from an address of the registration, on the same way.
 *
 * @param email of whoever has just registered; it stands in the field then
 */
export function anmeldeziel(query: URLSearchParams, email?: string): string {
  const adressfeld = email === undefined ? "" : `email=${encodeURIComponent(email)}`;
  if (query.get("redirect") !== "billing") return mit("/login", adressfeld, rueckweg(query));
  const tarif = query.get("type");
  const ziel = mit(
    "/login",
    adressfeld,
    `redirect=billing${tarif ? `&subscription=${encodeURIComponent(tarif)}` : ""}`,
  );
  return mitWunsch(ziel, query.get("wunsch"));
}

/** The page to go back to, handed on; whether it is one of our own, the page that follows it decides. */
function rueckweg(query: URLSearchParams): string {
  const ziel = query.get("redirect");
  return ziel?.startsWith("/") ? `redirect=${encodeURIComponent(ziel)}` : "";
}

/** An address with those parts of a query that there are. */
function mit(pfad: string, ...teile: readonly string[]): string {
  const query = teile.filter((teil) => teil !== "").join("&");
  return query === "" ? pfad : `${pfad}?${query}`;
}

/** The flags of this browser; empty where it keeps nothing. */
export function merkerLesen(): Merker {
  try {
    return {
      selectedSubscription: localStorage.getItem("selectedSubscription"),
      selectedCycle: localStorage.getItem("selectedCycle"),
    };
  } catch {
    return ohneMerker;
  }
}

/** Keeps the way to a subscription beyond this page. */
export function merkerSchreiben({ tarif, zyklus }: Abowahl): void {
  try {
    if (tarif) localStorage.setItem("selectedSubscription", tarif);
    if (zyklus) localStorage.setItem("selectedCycle", zyklus);
  } catch {
    // Without storage the address alone carries the choice.
  }
}

function aus<T extends string>(bekannte: readonly T[], wert: string | null): T | undefined {
  return bekannte.find((einer) => einer === wert);
}
