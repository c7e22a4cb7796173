import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import { bestelltarifAus } from "#platform/access/tarife.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

const seite = (name: string) => `features/abo/pages/${name}.tsx`;

/** The sign-in on the way to an order, with the tier if it is known. */
function zurAnmeldung(query: URLSearchParams): string {
  const typ = bestelltarifAus(query.get("type"));
  return `/login?redirect=billing${typ ? `&subscription=${typ}` : ""}`;
}

const verwaltet = { guard: "admin", sitemap: false } as const;

/** Tiers, order, and the page about one's own contract. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/subscription",
    file: seite("subscription"),
    guard: oeffentlich("Prices are public (§ 3 PAngV)"),
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
  { path: "/konto/abo", file: seite("vertrag"), guard: "konto", sitemap: false },
  { path: "/konto/rechnungen", file: seite("rechnungen"), guard: "konto", sitemap: false },
  {
    path: "/konto/rechnungen/:id/:datei",
    file: "features/abo/pages/rechnungsdatei.ts",
    guard: "konto",
    sitemap: false,
  },
  { path: "/admin/rechnungen", file: seite("rechnungsverwaltung"), ...verwaltet },
  { path: "/admin/rechnungen/ausfuhr", file: "features/abo/pages/rechnungsausfuhr.ts", ...verwaltet },
  {
    path: "/admin/rechnungen/:id/:datei",
    file: "features/abo/pages/rechnungsdatei-verwaltung.ts",
    ...verwaltet,
  },
];
