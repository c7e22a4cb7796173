import { tag } from "@gebuehrenportal/recht";
import type { Termin } from "./termin.ts";

/** A Termin as it stands in the book, for tests; what matters is given. */
export const mustertermin = (anders: Partial<Termin> = {}): Termin => ({
  id: "11111111-1111-4111-8111-111111111111",
  art: "termin",
  titel: "Verhandlung",
  aktenzeichen: "12/26",
  tag: tag("2026-12-07"),
  von: "09:00",
  bis: "10:30",
  ort: "Landgericht Dresden, Saal 3",
  person: null,
  notiz: "",
  erinnerung: null,
  wiederholung: null,
  ausnahmen: [],
  stand: 1,
  erstellt: new Date("2026-11-30T08:00:00Z"),
  erstelltVon: null,
  geaendert: new Date("2026-11-30T08:00:00Z"),
  gestrichenAm: null,
  gestrichenVon: null,
  streichgrund: "",
  ...anders,
});

/** What is said of one day of a series, for tests. */
export const musterausnahme = (
  am: string,
  anders: Partial<Termin["ausnahmen"][number]> = {},
): Termin["ausnahmen"][number] => ({
  tag: tag(am),
  entfaellt: false,
  anders: null,
  erledigtAm: null,
  erledigtVon: null,
  ...anders,
});
