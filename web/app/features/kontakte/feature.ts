import type { Feature } from "#platform/feature.ts";
import { kontaktausfuhr } from "./adressbuch/ausfuhr-store.server.ts";
import { kontaktabschnitte, kontaktkarten, kontaktloeschung } from "./adressbuch/beitraege.server.ts";
import { kontaktdemo } from "./adressbuch/demo-store.server.ts";
import { kontaktparteien } from "./adressbuch/parteien-store.server.ts";
import { kontaktrouten } from "./api/kontakte.ts";
import { routes } from "./routes.ts";

/** Contacts: whom somebody writes to. */
export const kontakte: Feature = {
  seiten: routes,
  aufrufe: kontaktrouten,
  karten: kontaktkarten,
  kontoabschnitte: kontaktabschnitte,
  parteien: kontaktparteien,
  ausfuhr: kontaktausfuhr,
  loeschung: kontaktloeschung,
  demo: kontaktdemo,
};
