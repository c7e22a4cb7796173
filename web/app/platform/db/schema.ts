export type DB = { ratenzaehler: { schluessel: string; ende: Date; anzahl: number } };
