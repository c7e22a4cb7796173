/** How a reader is asked for the seat of a court with several. */
export const sitzworte = {
  frage: "Sitz, an dem die Frist zu wahren ist",
  hinweis: "Die Sitze dieses Gerichts haben verschiedene Feiertage.",
  offen: "steht nicht fest: der frühere Tag gilt",
} as const;
