import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { features } from "./features.ts";

/**
 * The pages that stand in header and footer. Every browser loads this list and nothing of the features: the build puts
 * it there as it is now (`web/vite.config.ts`).
 */
export const verlinkt: readonly ({ readonly path: string } & MitZiel)[] = features
  .flatMap(({ seiten = [] }) => seiten)
  .flatMap(({ path, ziel }) => (ziel ? [{ path, ziel }] : []));
