import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { abgelaufenesLoeschen, faelligeKontenLoeschen } from "../loeschung.server.ts";
import { faktorenNeuVersiegeln } from "../zweiter-faktor.server.ts";

/** Jobs of accounts. */
export const kontoJobs: readonly Jobart[] = [
  {
    name: "konten-loeschen",
    takt: "17 3 * * *",
    ausfuehren: async () => {
      await faelligeKontenLoeschen();
    },
  },
  { name: "konto-aufraeumen", takt: "41 * * * *", ausfuehren: abgelaufenesLoeschen },
  { name: "faktoren-versiegeln", takt: "47 * * * *", ausfuehren: faktorenNeuVersiegeln },
];
