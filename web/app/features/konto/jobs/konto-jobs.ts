import type { Beitraege } from "#platform/beitraege.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { faktorenNeuVersiegeln } from "../faktor/zweiter-faktor.server.ts";
import { abgelaufenesLoeschen, faelligeKontenLoeschen } from "../profil/loeschung.server.ts";

/** Jobs of accounts. */
export const kontoJobs = (beitraege: () => Beitraege): readonly Jobart[] => [
  {
    name: "konten-loeschen",
    takt: "17 3 * * *",
    ausfuehren: async () => {
      await faelligeKontenLoeschen(beitraege().loeschung);
    },
  },
  { name: "konto-aufraeumen", takt: "41 * * * *", ausfuehren: abgelaufenesLoeschen },
  { name: "faktoren-versiegeln", takt: "47 * * * *", ausfuehren: faktorenNeuVersiegeln },
];
