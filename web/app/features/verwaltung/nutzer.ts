/** An account as administrators see it; no content, nothing that admits anybody. */
export type Nutzerzeile = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The tier that holds now. */
  readonly subscriptionStatus: string;
  readonly subscriptionEndsAt: string | null;
  readonly trialEndsAt: string | null;
  readonly isAuthor: boolean;
  readonly isGuestAuthor: boolean;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly deletionAt: string | null;
  readonly createdAt: string;
};

/** What may be changed of an account, as its form carries it. */
export const kontofelder = (
  konto: Pick<Nutzerzeile, "role" | "isAuthor" | "isGuestAuthor" | "disabled">,
): Readonly<Record<string, string>> => ({
  role: konto.role,
  isAuthor: konto.isAuthor ? "true" : "",
  isGuestAuthor: konto.isGuestAuthor ? "true" : "",
  disabled: konto.disabled ? "true" : "",
});

/** What may be done with several accounts at once. */
export const mehrfachaenderungen = [
  { wert: "sperren", text: "Sperren", aenderung: { disabled: true } },
  { wert: "freigeben", text: "Freigeben", aenderung: { disabled: false } },
  { wert: "autor", text: "Zu Autoren machen", aenderung: { isAuthor: true } },
  { wert: "kein-autor", text: "Recht als Autor nehmen", aenderung: { isAuthor: false } },
  { wert: "gast", text: "Zu Gastautoren machen", aenderung: { isGuestAuthor: true } },
  { wert: "kein-gast", text: "Recht als Gastautor nehmen", aenderung: { isGuestAuthor: false } },
] as const;
