import { resolve } from "node:path";
import { z } from "zod";
import { type Anbieter, anbieterAus, anbieterSchema } from "./anbieter.server.ts";
import { Bedienfehler } from "./bedienfehler.server.ts";
import { type S3, s3Aus, s3Erwartet, s3Schema } from "./s3.server.ts";
import { type Stripezugang, stripeAus, stripeErwartet, stripeSchema } from "./stripe.server.ts";

/** The settings of one running portal, as the rest of the code sees them. */
export type Umgebung = {
  readonly port: number;
  readonly host: string;
  /** Own origin without trailing slash; scheme and host of every absolute link come from here, never from a request. */
  readonly baseUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Unset: embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Set with `DATABASE_URL`; embedded it may be left to the file that `appSecret()` keeps. */
  readonly appSecret: string | undefined;
  /** The secret before the present one: what was made with it stays valid, nothing new is. */
  readonly appSecretAlt: string | undefined;
  /** Unset: mails become files in `dataDir/outbox`. */
  readonly smtpUrl: string | undefined;
  /** Sender of all mails: `Name <adresse>` or an address alone. */
  readonly mailFrom: string;
  readonly demo: boolean;
  /** Test systems: limits per address are twenty times as wide. */
  readonly lockereGrenzen: boolean;
  /** Name of the header whose last entry is the client's address, in lower case. */
  readonly trustedProxy: string | undefined;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent" | undefined;
  /** Sign-in through Google, or another OpenID provider that takes its place in tests; unset: not offered. */
  readonly google: Google | undefined;
  /** Where uploaded files are kept; unset: in `dataDir/dateien`. */
  readonly s3: S3 | undefined;
  /** Payment by card and direct debit; unset: invoices alone. */
  readonly stripe: Stripezugang | undefined;
  readonly anbieter: Anbieter;
  /** Where VAT numbers of other member states are confirmed; unset: nowhere, an administrator does it by hand. */
  readonly viesUrl: string | undefined;
};

export type Google = { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };

type Quelle = Readonly<Record<string, string | undefined>>;

/** The directory of VAT numbers of the member states, by the European Commission. */
const vies = "https://ec.europa.eu/taxation_customs/vies/rest-api";

const schalter = z.enum(["0", "1"]).default("0");

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default("127.0.0.1"),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_SECRET: z.string().min(32).optional(),
  APP_SECRET_ALT: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)
    .optional(),
  DEMO_MODE: schalter,
  RATE_LIMITS: z.enum(["strict", "relaxed"]).default("strict"),
  TRUSTED_PROXY: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...s3Schema.shape,
  ...stripeSchema.shape,
  ...anbieterSchema.shape,
});

const erwartet: Readonly<Record<string, string>> = {
  PORT: "eine Zahl von 0 bis 65535",
  HOST: "eine Adresse oder einen Rechnernamen, etwa 127.0.0.1",
  BASE_URL: "eine Adresse mit http:// oder https://",
  DATABASE_URL: "eine Adresse mit postgresql://",
  APP_SECRET: "mindestens 32 Zeichen",
  APP_SECRET_ALT: "mindestens 32 Zeichen",
  SMTP_URL: "eine Adresse mit smtp:// oder smtps://",
  MAIL_FROM: "eine E-Mail-Adresse, auch als Name <Adresse>",
  DEMO_MODE: "1 oder 0",
  RATE_LIMITS: "relaxed oder strict",
  TRUSTED_PROXY: "den Namen eines Kopffelds, etwa X-Forwarded-For",
  LOG_LEVEL: "debug, info, warn, error oder silent",
  GOOGLE_ISSUER: "eine Adresse mit https://",
  VIES_URL: "eine Adresse mit https://",
  ANBIETER_EMAIL: "eine E-Mail-Adresse",
  ANBIETER_UST_ID: "eine deutsche Umsatzsteuer-Identifikationsnummer, etwa DE123456789",
  ANBIETER_IBAN: "eine gültige IBAN",
  ANBIETER_BIC: "einen BIC mit 8 oder 11 Zeichen",
  ...s3Erwartet,
  ...stripeErwartet,
};

/**
 * Reads the settings from a set of variables; an empty value counts as unset.
 *
 * @throws {Bedienfehler} one sentence that names the first wrong variable, never its value (it may be a secret)
 */
export function umgebungAus(quelle: Quelle): Umgebung {
  const gesetzt = Object.fromEntries(
    Object.entries(quelle).filter(([, wert]) => wert !== undefined && wert.trim() !== ""),
  );
  const gelesen = schema.safeParse(gesetzt);
  if (!gelesen.success) {
    const name = String(gelesen.error.issues[0]?.path[0]);
    throw new Bedienfehler(
      `Die Umgebungsvariable ${name} ist ungültig; erwartet wird ${erwartet[name] ?? "ein Text"}.`,
    );
  }
  const werte = gelesen.data;
  if (werte.DATABASE_URL && !werte.APP_SECRET) {
    throw new Bedienfehler(
      "Mit DATABASE_URL muss auch die Umgebungsvariable APP_SECRET gesetzt sein (mindestens 32 Zeichen).",
    );
  }
  return {
    port: werte.PORT,
    host: werte.HOST,
    baseUrl: (werte.BASE_URL ?? `http://localhost:${werte.PORT}`).replace(/\/+$/, ""),
    dataDir: resolve(werte.DATA_DIR),
    databaseUrl: werte.DATABASE_URL,
    appSecret: werte.APP_SECRET,
    appSecretAlt: werte.APP_SECRET_ALT,
    smtpUrl: werte.SMTP_URL,
    mailFrom: werte.MAIL_FROM ?? `Gebührenportal <${werte.ANBIETER_EMAIL}>`,
    demo: werte.DEMO_MODE === "1",
    lockereGrenzen: werte.RATE_LIMITS === "relaxed",
    trustedProxy: werte.TRUSTED_PROXY?.toLowerCase(),
    logLevel: werte.LOG_LEVEL,
    google: googleAus(werte),
    s3: s3Aus(werte),
    stripe: stripeAus(werte),
    anbieter: anbieterAus(werte, (name) => name in gesetzt),
    // A demo tells nobody what is typed into it.
    viesUrl: (werte.VIES_URL ?? (werte.DEMO_MODE === "1" ? undefined : vies))?.replace(/\/+$/, ""),
  };
}

/** Both or nothing: half a configuration would fail at the first click. */
function googleAus({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: z.output<typeof schema>): Google | undefined {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new Bedienfehler("GOOGLE_CLIENT_ID und GOOGLE_CLIENT_SECRET müssen beide gesetzt sein oder keine.");
  return { clientId, clientSecret, issuer: issuer.replace(/\/+$/, "") };
}

let eingelesen: Umgebung | undefined;

/** Sets the settings for a test, as `umgebungAus` makes them; without argument they are read anew. */
export function umgebungStellen(gestellt?: Umgebung): void {
  eingelesen = gestellt;
}

/** The settings of this process, parsed at the first call. */
export function umgebung(): Umgebung {
  eingelesen ??= umgebungAus(process.env);
  return eingelesen;
}
