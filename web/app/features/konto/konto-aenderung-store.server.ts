import type { IdentitaetTx } from "./identitaet.server.ts";

/** Second half of the double opt-in; false when the wish is gone or the account has another address by now. */
export async function newsletterBestaetigen(
  tx: IdentitaetTx,
  id: string,
  email: string,
  am: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("konto")
    .set({ newsletter_bestaetigt_am: am, geaendert: am })
    .where("id", "=", id)
    .where("email", "=", email)
    .where("newsletter_gewuenscht_am", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
