import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";

/** „in Bayern“, „im Saarland“ */
export const imLand = (name: string): string => (name === laender.SL.name ? `im ${name}` : `in ${name}`);
