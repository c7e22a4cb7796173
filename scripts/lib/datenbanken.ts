/** A file of database tests that runs on one database, and why that is enough. */
export type Einzeldatei = {
  readonly datei: string;
  readonly grund: string;
  /** Tests of the same statements that run on both databases. */
  readonly aufBeiden: readonly string[];
};

/**
 * Database tests run on the embedded database and on PostgreSQL: locks and several connections, roles and policies, the
 * order of words, days and times, JSON, codes of errors, notices, backups can differ, and so can any new statement. These
 * few files do not ask the database anything that others do not ask it on both, they ask what a portal makes of the
 * answers. They take long, and longest on the embedded one, so PostgreSQL alone has them. Whoever names such a file or its
 * folder (`npm test -- datenbank web/aufrufe/werbung.db.test.ts`) runs it on both.
 */
export const nurAufPostgres: readonly Einzeldatei[] = [
  {
    datei: "web/aufrufe/blog/demo.db.test.ts",
    grund: "What the posts of the demo hold; they are stored and counted as all posts are.",
    aufBeiden: [
      "web/app/features/blog/redaktion/ablauf.db.test.ts",
      "web/app/features/blog/zaehler.db.test.ts",
    ],
  },
  {
    datei: "web/aufrufe/feindlich/hochladen.db.test.ts",
    grund: "What reading a file costs the thread that answers, before anything of it is stored.",
    aufBeiden: [
      "web/app/features/kontakte/kontakte.db.test.ts",
      "web/app/features/fristenbuch/einlesen/einlesen.db.test.ts",
      "web/app/features/abo/zahlung/auszug/einlesen.db.test.ts",
    ],
  },
  {
    datei: "web/aufrufe/pflichten.db.test.ts",
    grund: "Words of pages and mails on orders, cancellation and withdrawal.",
    aufBeiden: [
      "web/aufrufe/abo.db.test.ts",
      "web/app/features/abo/kuendigung/kuendigung.db.test.ts",
      "web/app/features/abo/widerruf/widerruf.db.test.ts",
    ],
  },
  {
    datei: "web/aufrufe/werbung.db.test.ts",
    grund: "Which of all pages carries ads for whom.",
    aufBeiden: [
      "web/app/features/werbung/anzeigen/ausliefern.db.test.ts",
      "web/aufrufe/berechtigungen.db.test.ts",
    ],
  },
];
