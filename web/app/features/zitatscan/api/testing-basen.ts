/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/zitate": [{ text: "§ 6 LBO und § 823 I BGB", land: "BW" }],
  "POST /api/rechner/zitate/batch": [{ texte: [{ id: "a", text: "§ 6 LBO" }], land: "BW" }],
};
