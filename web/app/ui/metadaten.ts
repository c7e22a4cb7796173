/** Title and description of a page for `meta`; the portal's name follows the title. Description: 70 to 160 characters. */
export const metadaten = (titel: string, beschreibung: string) => [
  { title: `${titel} – Gebührenportal` },
  { name: "description", content: beschreibung },
];
