import { katalogverzeichnis } from "@gebuehrenportal/fristen/katalogsuche";

/** Page of an entry. */
export const adresseVon = (id: string): string => `/fristenkatalog/${id}`;

/** Page of every entry, for the sitemap. */
export const eintragsadressen = (): readonly string[] => katalogverzeichnis.map(({ id }) => adresseVon(id));
