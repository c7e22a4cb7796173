import type { Quelle } from "@gebuehrenportal/recht";

/** Short name of an act as lawyers say it: „… (KostBRÄG 2025) vom 07.04.2025“ → „KostBRÄG 2025“. */
export const kurzname = ({ titel }: Quelle): string => /\(([^()]+)\)/.exec(titel)?.[1] ?? titel;
