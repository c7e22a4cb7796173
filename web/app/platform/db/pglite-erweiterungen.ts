import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** What the embedded database needs beyond PostgreSQL itself; migrations switch it on. */
export const erweiterungen = { btree_gin, pg_trgm };
