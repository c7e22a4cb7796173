/** Who issues the invoices of a portal that is tried out whole. */
export const testanbieter = {
  ANBIETER_NAME: "Gebührenportal GmbH",
  ANBIETER_STRASSE: "Lindenweg 7",
  ANBIETER_ORT: "20095 Hamburg",
  ANBIETER_EMAIL: "rechnung@portal.example",
  ANBIETER_TELEFON: "+49 40 123456",
  ANBIETER_UST_ID: "DE123456789",
  ANBIETER_IBAN: "DE02 1203 0000 0000 2020 51",
} as const;
