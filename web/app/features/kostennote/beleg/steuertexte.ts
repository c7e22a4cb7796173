import type { Leistungsort } from "#dokumente/e-rechnung/steuer.ts";

/** What a choice does, in words for the form. */
export const ortstexte: Readonly<Record<Leistungsort, { readonly text: string; readonly wirkung: string }>> =
  {
    inland: {
      text: "Inland (§ 3a Abs. 1 und 2 UStG)",
      wirkung:
        "Der Mandant sitzt in Deutschland oder ist eine Privatperson in der EU: deutsche Umsatzsteuer nach Nr. 7008 VV.",
    },
    "eu-unternehmer": {
      text: "Unternehmer in einem anderen EU-Staat (§ 3a Abs. 2 UStG)",
      wirkung:
        "Keine deutsche Umsatzsteuer; die Steuer schuldet der Mandant. Die Kostennote sagt „Steuerschuldnerschaft des Leistungsempfängers“ (§ 14a Abs. 1 UStG) und braucht beide Umsatzsteuer-Identifikationsnummern; die Leistung gehört in die Zusammenfassende Meldung.",
    },
    "drittland-unternehmer": {
      text: "Unternehmer außerhalb der EU (§ 3a Abs. 2 UStG)",
      wirkung: "In Deutschland nicht steuerbar; keine Umsatzsteuer.",
    },
    "drittland-privat": {
      text: "Privatperson außerhalb der EU (§ 3a Abs. 4 Satz 2 Nr. 3 UStG)",
      wirkung:
        "Beratung für Privatpersonen im Drittland: in Deutschland nicht steuerbar; keine Umsatzsteuer.",
    },
  };
