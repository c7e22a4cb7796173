import type { Kysely } from "kysely";
import {
  demoEntfernen as entfernen,
  demoErlauben as erlauben,
  demoVerbieten as verbieten,
  demoZuruecksetzen as zuruecksetzen,
} from "#features/betrieb/index.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Demo, Demokonten } from "#platform/demo.server.ts";
import type { Ablage } from "#platform/storage/ablage.server.ts";
import { features } from "./features.ts";

// What a demo is made of follows from the list of features; scripts and the server come in here.

const demo: Demo = {
  konten: demokonten(),
  teile: features.flatMap(({ demo = [] }) => demo),
};

function demokonten(): Demokonten {
  const konten = features.find((feature) => feature.demokonten)?.demokonten;
  if (!konten) throw new Error("Kein Feature hat die Konten der Demo.");
  return konten;
}

/** Lets a demo use this database. @throws {Bedienfehler} it holds accounts and is no demo */
export const demoErlauben = (db: Kysely<DB>) => erlauben(db, demo.konten);

/** Keeps a portal that is no demo off a database that is one. @throws {Bedienfehler} with the way out */
export const demoVerbieten = verbieten;

/** Takes the demo out of a database, so that a portal may use it. @throws {Bedienfehler} the database is no demo */
export const demoEntfernen = (db: Kysely<DB>) => entfernen(db, demo);

/** Puts the demo back to its beginning; the number of its accounts. @throws {Bedienfehler} the database is no demo */
export const demoZuruecksetzen = (db: Kysely<DB>, lager?: Ablage) => zuruecksetzen(db, demo, lager);
