import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import type { DB } from "../db/schema.ts";
import { ratengrenze } from "./raten.server.ts";

/** A database that takes every statement and answers none. */
const stumm = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test("Sagt die Datenbank nicht, der wievielte Versuch es ist, gilt er nicht als erlaubt", async () => {
  const { pruefen } = ratengrenze(() => stumm, "g".repeat(32), 1);
  const versuch = pruefen({ name: "rechner", anzahl: 60, sekunden: 60 }, "203.0.113.7");
  await expect(versuch).rejects.toThrow("Der Zähler hat keinen Stand geliefert.");
});
