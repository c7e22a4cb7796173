/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "GET /api/rechner/tabelle": [
    { tabelle: "rvg13" },
    { tabelle: "gkg34", stichtag: "2025-05-31", wert: "1000000" },
  ],
};
