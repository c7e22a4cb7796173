import { eintragsadressen } from "./features/fristenkatalog/adressen.ts";

/** Public pages whose address holds a parameter, for the sitemap. */
export const weitereAdressen = (): readonly string[] => eintragsadressen();
