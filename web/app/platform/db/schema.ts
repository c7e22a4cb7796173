import type { ColumnType, Generated } from "kysely";

export type DB = { ratenzaehler: { schluessel: string; beginn: ColumnType<Date>; anzahl: Generated<number> } };
