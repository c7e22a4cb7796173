import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { blogkarten } from "./ansichten/karten.server.ts";
import { blogRouten } from "./api/routen.ts";
import { blogdemo } from "./demo/demoblog.server.ts";
import { blogJobs } from "./jobs/blog-jobs.ts";
import { aufrufeFertig, ausgeliefert } from "./lesen/aufrufe.server.ts";
import { artikeladressen, artikelanzahl, ordnungsadressen } from "./lesen/sitemap.server.ts";
import { medium } from "./medien/medien.server.ts";
import { routes } from "./routes.ts";
import { blogausfuhr } from "./schreiben/ausfuhr-store.server.ts";
import { blogverbleib } from "./schreiben/verbleib.server.ts";
import { artikelFinden } from "./suche/portalsuche.server.ts";

/** The magazine: reading, writing, moderating. */
export const blog: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: blogRouten,
  jobs: blogJobs,
  wachsend: { anzahl: artikelanzahl, abschnitt: artikeladressen, einstiege: ordnungsadressen },
  medien: medium,
  ausgeliefert,
  fertig: aufrufeFertig,
  karten: blogkarten,
  suchziele: [
    {
      rang: 120,
      type: "page",
      title: "Blog",
      url: "/blog",
      excerpt: "Beiträge zu Gebühren, Kosten und Fristen.",
      stichworte: "Artikel Magazin",
    },
  ],
  suchgruppe: { rang: 20, ausDatenbank: true, finden: artikelFinden },
  ausfuhr: blogausfuhr,
  demo: blogdemo,
  loeschung: { bleibt: blogverbleib },
};
