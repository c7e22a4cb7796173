import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import { bestelltarifAus } from "#platform/access/tarife.ts";
import { mitWunsch } from "#platform/access/wunschadresse.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { auszugBytes } from "./zahlung/auszug/auszugsgroesse.ts";

const seite = (name: string) => `features/abo/pages/${name}.tsx`;

/** The sign-in on the way to an order, with the tier if it is known. */
function zurAnmeldung(query: URLSearchParams): string {
  const typ = bestelltarifAus(query.get("type"));
  return mitWunsch(`/login?redirect=billing${typ ? `&subscription=${typ}` : ""}`, query.get("wunsch"));
}

const verwaltet = { guard: "admin", sitemap: false } as const;

/** Tiers, order, and the page about one's own contract. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/subscription",
    file: seite("subscription"),
    guard: oeffentlich("Prices are public (§ 3 PAngV)"),
    query: ["tab", "wunsch"],
    ziel: { ort: "kopf", rang: 60, text: "Tarife" },
  },
  {
    path: "/billing-confirmation",
    file: seite("billing-confirmation"),
    guard: "konto",
    anmelden: zurAnmeldung,
    sitemap: false,
    gesperrt: true,
  },
  {
    path: "/agb",
    file: seite("agb"),
    guard: oeffentlich("Whoever registers agrees to them, so everybody can read them before"),
    ohneQuery: true,
    ziel: { ort: "fuss", rang: 30, text: "AGB" },
  },
  {
    path: "/kuendigen",
    file: seite("kuendigen"),
    guard: oeffentlich("§ 312k BGB: nobody signs in to cancel"),
    ohneQuery: true,
    ziel: [
      { ort: "fuss", rang: 50, text: "Verträge hier kündigen" },
      { ort: "fuss", rang: 60, text: "Vertrag kündigen", angemeldet: "/konto#abo" },
    ],
  },
  {
    path: "/widerrufen",
    file: seite("widerrufen"),
    guard: oeffentlich("§ 356a BGB: nobody signs in to withdraw"),
    ohneQuery: true,
    ziel: { ort: "fuss", rang: 55, text: "Vertrag widerrufen" },
  },
  {
    path: "/widerrufsbelehrung",
    file: seite("widerrufsbelehrung"),
    guard: oeffentlich("Art. 246a § 1 Abs. 2 EGBGB: whoever may order reads it before"),
    ohneQuery: true,
  },
  {
    path: "/widerrufsbelehrung.txt",
    file: "features/abo/pages/widerrufsbelehrung-datei.ts",
    guard: oeffentlich("The same to be stored"),
    sitemap: false,
  },
  {
    path: "/erklaerung",
    file: seite("erklaerung"),
    guard: oeffentlich("§ 312k Abs. 3 BGB: its id, which nobody can guess, opens it for a day"),
    query: ["id"],
    sitemap: false,
    gesperrt: true,
  },
  {
    path: "/erklaerung.txt",
    file: "features/abo/pages/erklaerung-datei.ts",
    guard: oeffentlich("The same to be stored"),
    sitemap: false,
    gesperrt: true,
  },
  {
    path: "/erklaerung/antwort",
    file: seite("erklaerung-antwort"),
    guard: oeffentlich("The token of the mail proves who answers; looking changes nothing"),
    query: ["id", "token"],
    sitemap: false,
    gesperrt: true,
  },
  { path: "/admin/erklaerungen", file: seite("erklaerungen"), guard: "admin", sitemap: false },
  { path: "/konto/abo", file: seite("vertragsseite"), guard: "konto", sitemap: false },
  {
    path: "/konto/abo/zahlungsmittel",
    file: "features/abo/pages/zahlungsmittel.ts",
    guard: "konto",
    sitemap: false,
  },
  {
    path: "/konto/abo/zahlungsmittel/verwalten",
    file: "features/abo/pages/zahlungsmittel-verwalten.ts",
    guard: "konto",
    sitemap: false,
  },
  { path: "/konto/rechnungen", file: seite("rechnungen"), guard: "konto", sitemap: false },
  {
    path: "/konto/rechnungen/:id/:datei",
    file: "features/abo/pages/rechnungsdatei.ts",
    guard: "konto",
    sitemap: false,
  },
  { path: "/admin/ust-id", file: seite("ust-id"), ...verwaltet },
  // Twice of what a statement may have: whoever sends more is told so at the field.
  {
    path: "/admin/rechnungen",
    file: seite("rechnungsverwaltung"),
    eingabeBytes: 2 * auszugBytes,
    ...verwaltet,
  },
  { path: "/admin/rechnungen/ausfuhr", file: "features/abo/pages/rechnungsausfuhr.ts", ...verwaltet },
  {
    path: "/admin/rechnungen/:id/:datei",
    file: "features/abo/pages/rechnungsdatei-verwaltung.ts",
    ...verwaltet,
  },
];
