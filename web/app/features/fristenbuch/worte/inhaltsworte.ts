/** What a mail or calendar says of a deadline. */
export const inhaltsworte = {
  frist: "Nur „Frist“ und der Tag",
  aktenzeichen: "Aktenzeichen und Tag",
  voll: "Bezeichnung, Aktenzeichen und Tag",
} as const;
