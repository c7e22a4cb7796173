import { tag } from "@gebuehrenportal/recht";

/** Day up to which the rules of counting were compared with the consolidated federal law. */
export const geprueft = tag("2026-08-19");
