// Sentences of the contacts that more than one place says. They are used as `texte.…`.
import { kontakteHoechstens, nameHoechstens } from "./grenzen.ts";

export const texte = {
  // Prescribed word for word.
  namenFehlt: "Bitte geben Sie einen Namen ein.",
  emailUngueltig: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  existiert: "Dieser Kontakt existiert bereits.",
  nameLang: `Der Name darf höchstens ${nameHoechstens} Zeichen lang sein.`,
  nichtEigener:
    "Diesen Kontakt können nur die Person, die ihn angelegt hat, und die Leitung des Teams ändern oder löschen.",
  freigabeZuruecknehmen: "Aus dem Team nehmen kann einen Kontakt nur, wer ihn angelegt hat.",
  keinTeam: "Sie arbeiten in keinem Team; der Kontakt gehört Ihnen allein.",
  nurLesen: "Ihre Funktion im Büro ist „nur lesen“: Kontakte können Sie ansehen, aber nicht ändern.",
  voll: `Mehr als ${kontakteHoechstens.toLocaleString("de-DE")} Kontakte sind nicht möglich.`,
} as const;
