import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { ausgabeRoute, rvgPdfRoute } from "./ausgabe/api/ausgabe.ts";
import { feiertageRoute, orteRoute } from "./fristen/api/feiertage.ts";
import { fristenRoute } from "./fristen/api/fristen.ts";
import { tabelleRoute } from "./gebuehrentabelle/api/tabelle.ts";
import { gerichtskostenRoute } from "./gerichtskosten/api/gerichtskosten.ts";
import { mahnverfahrenRoute } from "./mahnverfahren/api/mahnverfahren.ts";
import { pfaendungRoute } from "./pfaendung/api/pfaendung.ts";
import { pkhRoute } from "./pkh/api/pkh.ts";
import { prozesskostenRoute } from "./prozesskosten/api/prozesskosten.ts";
import { routes } from "./routes.ts";
import { rvgRoute } from "./rvg/api/rvg.ts";
import { streitwertRoute, wertregelnRoute } from "./streitwert/api/streitwert.ts";
import { versorgungsausgleichRoute } from "./versorgungsausgleich/api/versorgungsausgleich.ts";
import { basiszinsRoute, zinsenRoute } from "./zinsen/api/zinsen.ts";

/** The calculators. */
export const rechner: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [
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
    ausgabeRoute,
    rvgPdfRoute,
  ],
};
