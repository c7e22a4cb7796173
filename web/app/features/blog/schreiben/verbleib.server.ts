import type { Verbleib } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { moderiert } from "../schreibende.server.ts";
import { ehemaligerAutor } from "../texts.ts";
import { hatGeschrieben } from "./verbleib-store.server.ts";

/** What of the blog stays when an account is erased; drafts go with it, and so do pictures that nothing shows. */
export const blogverbleib: readonly Verbleib[] = [
  {
    spalten: ["blog_artikel.autor_id", "blog_version.von", "blog_bild.konto_id"],
    satz: `veröffentlichte Artikel mit Bildern und Fassungen; als Autor steht dort „${ehemaligerAutor}“ (Art. 17 Abs. 3 Buchst. a DSGVO)`,
    betrifft: (wer) => mandant(wer, (tx) => hatGeschrieben(tx, wer.nutzer.id)),
  },
  {
    spalten: ["blog_version.von", "blog_manuskript.geprueft_von"],
    satz: "Entscheidungen über Artikel anderer, ohne Ihren Namen",
    betrifft: async (wer) => moderiert(wer),
  },
];
