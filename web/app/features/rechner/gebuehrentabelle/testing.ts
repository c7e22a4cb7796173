/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "GET /api/rechner/tabelle": [
    { tabelle: "rvg13" },
    { tabelle: "gkg34", stichtag: "2025-05-31", wert: "1000000" },
  ],
};

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen = {
  "GET /api/rechner/tabelle": {
    stichtag: "Die Tabelle B des GNotKG hat seit 2013 eine einzige Fassung",
  },
};
