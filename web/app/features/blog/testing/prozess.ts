// A busy editorial office as a process of its own, until it is killed: `node testing-prozess.ts <data folder>`,
// with `DATABASE_URL` on that PostgreSQL.
import { datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { einreichungen, handgriff, redakteurin } from "./betrieb-store.server.ts";

const { pool, db } = await datenbankOeffnen(
  { dataDir: process.argv[2] ?? "", databaseUrl: process.env.DATABASE_URL },
  { art: "server" },
);
dbStellen(zugangUeber(pool));
const wer = await redakteurin(db);
const schreiber = 6;
process.stdout.write("bereit\n");
await Promise.all(
  Array.from({ length: schreiber }, async (_, i) => {
    for (let nr = i; ; nr += schreiber + 1) {
      const wartend = await einreichungen(wer, 2);
      await handgriff(db, wer, wartend, nr);
      process.stdout.write(".");
    }
  }),
);
