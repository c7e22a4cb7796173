/** Title and description of a page for `meta`; the portal's name follows the title. Description: 70 to 160 characters. */
export const metadaten = (titel: string, beschreibung: string) => [
  { title: `${titel} – Gebührenportal` },
  { name: "description", content: beschreibung },
];

/** `handle` of a page whose query is part of what it is: the query its canonical address has, with `?`, or nothing. */
export type Seitenhandle = { readonly kanonischeQuery: (search: string) => string };
