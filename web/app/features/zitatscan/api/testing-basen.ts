/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/zitate": [{ text: "§ 6 LBO und § 511 Abs. 2 Nr. 1 ZPO", land: "BW", tag: "2020-01-02" }],
  "POST /api/rechner/zitate/batch": [
    { texte: [{ id: "a", text: "§ 6 LBO, § 247 BGB" }], land: "BW", tag: "2020-01-02" },
  ],
};
