import { berechnungsRouten } from "#features/berechnungen/api/berechnungen.ts";
import { betriebsRouten } from "#features/betrieb/api/routen.ts";
import { blogRouten } from "#features/blog/api/routen.ts";
import { eintragRoute, katalogRoute } from "#features/fristenkatalog/api/katalog.ts";
import { vorschlaegeRoute } from "#features/fristenkatalog/api/vorschlaege.ts";
import { kontoRouten } from "#features/konto/api/routen.ts";
import { ausgabeRoute, rvgPdfRoute } from "#features/rechner/ausgabe/api/ausgabe.ts";
import { feiertageRoute, orteRoute } from "#features/rechner/fristen/api/feiertage.ts";
import { fristenRoute } from "#features/rechner/fristen/api/fristen.ts";
import { tabelleRoute } from "#features/rechner/gebuehrentabelle/api/tabelle.ts";
import { gerichtskostenRoute } from "#features/rechner/gerichtskosten/api/gerichtskosten.ts";
import { mahnverfahrenRoute } from "#features/rechner/mahnverfahren/api/mahnverfahren.ts";
import { pfaendungRoute } from "#features/rechner/pfaendung/api/pfaendung.ts";
import { pkhRoute } from "#features/rechner/pkh/api/pkh.ts";
import { prozesskostenRoute } from "#features/rechner/prozesskosten/api/prozesskosten.ts";
import { rvgRoute } from "#features/rechner/rvg/api/rvg.ts";
import { streitwertRoute, wertregelnRoute } from "#features/rechner/streitwert/api/streitwert.ts";
import { versorgungsausgleichRoute } from "#features/rechner/versorgungsausgleich/api/versorgungsausgleich.ts";
import { basiszinsRoute, zinsenRoute } from "#features/rechner/zinsen/api/zinsen.ts";
import { mcpRoute } from "#features/schnittstelle/api/mcp.ts";
import { sucheRoute } from "#features/suche/api/suche.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";

/** Every call of the portal with its guard; the server mounts and enforces it, the documentation is derived from it. */
export const apiRoutes: readonly ApiRoute[] = [
  rvgRoute,
  gerichtskostenRoute,
  prozesskostenRoute,
  tabelleRoute,
  mahnverfahrenRoute,
  zinsenRoute,
  basiszinsRoute,
  pfaendungRoute,
  streitwertRoute,
  wertregelnRoute,
  pkhRoute,
  versorgungsausgleichRoute,
  fristenRoute,
  feiertageRoute,
  orteRoute,
  katalogRoute,
  eintragRoute,
  vorschlaegeRoute,
  ausgabeRoute,
  rvgPdfRoute,
  mcpRoute(() => apiRoutes),
  ...berechnungsRouten,
  ...kontoRouten,
  ...betriebsRouten,
  ...blogRouten,
  sucheRoute,
];
