export const ereignisarten = [
  "session.changed",
  "templates.changed",
  "deadlines.changed",
  "team.changed",
  "pending.changed",
  "pages.changed",
] as const;

/** What a page reloads when it hears of it. */
export type Ereignisart = (typeof ereignisarten)[number];

/**
 * For whom: one account, everybody who works in a Kanzlei, everybody who moderates, or the servers themselves, whose
 * finished pages (`pages.changed`) say what no longer holds.
 */
export type Empfaenger =
  | { readonly konto: string }
  | { readonly kanzlei: string }
  | { readonly moderation: true }
  | { readonly server: true };

/** Something has changed. Carries no data: the page asks for them, and only gets what it may see. */
export type Ereignis = { readonly type: Ereignisart; readonly an: Empfaenger };
