import { abo } from "#features/abo/feature.ts";
import { berechnungen } from "#features/berechnungen/feature.ts";
import { betrieb } from "#features/betrieb/feature.ts";
import { blog } from "#features/blog/feature.ts";
import { dashboard } from "#features/dashboard/feature.ts";
import { fristenbuch } from "#features/fristenbuch/feature.ts";
import { fristenkatalog } from "#features/fristenkatalog/feature.ts";
import { jahreswerte } from "#features/jahreswerte/feature.ts";
import { kanzlei } from "#features/kanzlei/feature.ts";
import { kontakte } from "#features/kontakte/feature.ts";
import { konto } from "#features/konto/feature.ts";
import { kostennote } from "#features/kostennote/feature.ts";
import { rechner } from "#features/rechner/feature.ts";
import { schnittstelle } from "#features/schnittstelle/feature.ts";
import { seiten } from "#features/seiten/feature.ts";
import { suche } from "#features/suche/feature.ts";
import { verwaltung } from "#features/verwaltung/feature.ts";
import { werbung } from "#features/werbung/feature.ts";
import { zitatscan } from "#features/zitatscan/feature.ts";
import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

/**
 * THE list: every feature of the portal. Pages, calls, jobs, addresses and pictures follow from it, in this order; the
 * app and the server read it, no feature does.
 */
export const features: readonly Feature<MitZiel>[] = [
  rechner,
  fristenkatalog,
  zitatscan,
  schnittstelle,
  berechnungen,
  kostennote,
  fristenbuch,
  konto,
  kanzlei,
  kontakte,
  abo,
  betrieb,
  blog,
  suche,
  seiten,
  dashboard,
  verwaltung,
  jahreswerte,
  werbung,
];
