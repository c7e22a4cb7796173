import type { Tarif } from "./tarif.ts";

/** What an account is in the portal's own administration; opens no tier gate. */
export type Rolle = "user" | "moderator" | "admin";

/** What a member of a Kanzlei may do with its deadlines; `rechtsanwalt` is the default of the owner. */
export type Kanzleirolle = "rechtsanwalt" | "fachangestellte" | "vertretung" | "nur-lesen";

/** The signed-in user as session, profile and client see it: all keys, `null` where empty. Never a secret. */
export type Sitzungsnutzer = {
  readonly id: string;
  readonly name: string;
  /** Academic titles and degrees in one line: „Dr. jur., LL.M.“. */
  readonly title: string | null;
  readonly email: string;
  readonly image: string | null;
  readonly role: Rolle;
  readonly subscriptionStatus: Tarif;
  readonly teamId: string | null;
  readonly isTeamAdmin: boolean;
  /** In the own Kanzlei or that of the team. */
  readonly officeRole: Kanzleirolle;
  /** ISO instant. */
  readonly trialEndsAt: string | null;
  readonly isAuthor: boolean;
  readonly isGuestAuthor: boolean;
  readonly emailVerified: boolean;
  readonly downloadAccessGranted: boolean;
  readonly newsletterConsent: boolean;
};

/** A valid session of an enabled account, as the server reads it on each request. */
export type Sitzung = {
  readonly sitzungId: string;
  readonly nutzer: Sitzungsnutzer;
  /** Name with title, as people read it: „Dr. jur. Anna Muster, LL.M.“. */
  readonly anzeigename: string;
  /** Own Kanzlei or that of the team. */
  readonly kanzleiId: string;
  readonly kanzleirolle: Kanzleirolle;
  /** ISO instant at which the session ends unless used before. */
  readonly expires: string;
};
