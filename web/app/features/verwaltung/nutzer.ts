/** An account as administrators see it; no content, nothing that admits anybody. */
export type Nutzerzeile = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly subscriptionStatus: string;
  readonly isAuthor: boolean;
  readonly isGuestAuthor: boolean;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly deletionAt: string | null;
};
