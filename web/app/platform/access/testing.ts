import type { Sitzungsnutzer } from "./konto.ts";

/** What a session says of an account that has just registered, beside its id, name and address. */
export const neuesKonto = {
  title: null,
  image: null,
  role: "user",
  subscriptionStatus: "free",
  teamId: null,
  isTeamAdmin: false,
  officeRole: "rechtsanwalt",
  trialEndsAt: null,
  isAuthor: false,
  isGuestAuthor: false,
  emailVerified: false,
  downloadAccessGranted: false,
  newsletterConsent: false,
} as const satisfies Omit<Sitzungsnutzer, "id" | "name" | "email">;
