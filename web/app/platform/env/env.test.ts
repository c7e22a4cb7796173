import { resolve } from "node:path";
import { expect, test } from "vitest";
import { umgebungAus } from "./env.server.ts";

test("Ohne Variablen gelten die Vorgaben der Anleitung", () => {
  const u = umgebungAus({});
  expect(u).toMatchObject({ port: 3000, host: "127.0.0.1", baseUrl: "http://localhost:3000", demo: false });
  expect(u.dataDir).toBe(resolve("data"));
  expect(u.databaseUrl).toBeUndefined();
  expect(u.lockereGrenzen).toBe(false);
});

test("BASE_URL folgt dem Port, wenn sie nicht gesetzt ist, und verliert ihren Schrägstrich", () => {
  expect(umgebungAus({ PORT: "8080" }).baseUrl).toBe("http://localhost:8080");
  expect(umgebungAus({ BASE_URL: "https://portal.example/" }).baseUrl).toBe("https://portal.example");
});

test("Ein leerer Wert zählt als nicht gesetzt", () => {
  expect(umgebungAus({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ["PORT", "dreitausend"],
  ["PORT", "70000"],
  ["BASE_URL", "portal.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["APP_SECRET", "kurz"],
  ["APP_SECRET_ALT", "kurz"],
  ["SMTP_URL", "https://mail.example"],
  ["MAIL_FROM", "Kanzlei ohne Adresse"],
  ["RATE_LIMITS", "aus"],
  ["TRUSTED_PROXY", "X Forwarded"],
  ["ANBIETER_EMAIL", "kanzlei"],
])("Ein falscher Wert von %s wird in einem Satz genannt, ohne ihn zu wiederholen", (name, wert) => {
  const satz = fehler({ [name]: wert });
  expect(satz).toMatch(new RegExp(`^Die Umgebungsvariable ${name} ist ungültig; erwartet wird [^\\n]+\\.$`));
  expect(satz).not.toContain(wert);
});

test.each([
  ["portal@kanzlei.example", "portal@kanzlei.example"],
  ["Kanzlei Müller <portal@kanzlei.example>", "Kanzlei Müller <portal@kanzlei.example>"],
  ["", "Gebührenportal <kontakt@example.org>"],
])("Als Absender gilt MAIL_FROM „%s“", (MAIL_FROM, erwartet) => {
  expect(umgebungAus({ MAIL_FROM }).mailFrom).toBe(erwartet);
});

test("Mit DATABASE_URL ist APP_SECRET Pflicht", () => {
  expect(fehler({ DATABASE_URL: "postgresql://localhost/portal" })).toContain("APP_SECRET");
  expect(() =>
    umgebungAus({ DATABASE_URL: "postgresql://localhost/portal", APP_SECRET: "x".repeat(32) }),
  ).not.toThrow();
});

test("Anbieterangaben bleiben als Beispiel gekennzeichnet, bis alle Pflichtangaben gesetzt sind", () => {
  const drei = {
    ANBIETER_NAME: "Kanzlei Weiß",
    ANBIETER_STRASSE: "Am Markt 3",
    ANBIETER_ORT: "04109 Leipzig",
  };
  expect(umgebungAus(drei).anbieter.beispiel).toBe(true);
  const vier = umgebungAus({ ...drei, ANBIETER_EMAIL: "post@weiss.example" }).anbieter;
  expect(vier).toMatchObject({ beispiel: false, name: "Kanzlei Weiß", ort: "04109 Leipzig" });
});

function fehler(quelle: Record<string, string>): string {
  try {
    umgebungAus(quelle);
  } catch (e) {
    return (e as Error).message;
  }
  return "kein Fehler";
}

test("Ein Bucket bringt den Dateien einen eigenen Speicher, mit beiden Schlüsseln oder keinem", () => {
  expect(umgebungAus({}).s3).toBeUndefined();
  expect(umgebungAus({ S3_BUCKET: "bilder" }).s3).toEqual({
    bucket: "bilder",
    region: "eu-central-1",
    endpoint: undefined,
    mitPfad: false,
    schluessel: undefined,
  });
  const voll = {
    S3_BUCKET: "bilder",
    S3_ENDPOINT: "https://s3.example",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  };
  expect(umgebungAus(voll).s3).toMatchObject({
    endpoint: "https://s3.example",
    mitPfad: true,
    schluessel: { accessKeyId: "a", secretAccessKey: "b" },
  });
  expect(umgebungAus({ ...voll, S3_PATH_STYLE: "0" }).s3?.mitPfad).toBe(false);
  expect(() => umgebungAus({ ...voll, S3_SECRET_ACCESS_KEY: "" })).toThrow("S3_SECRET_ACCESS_KEY");
  expect(() => umgebungAus({ S3_BUCKET: "Bilder/x" })).toThrow("S3_BUCKET");
});

test("Stripe gibt es mit Schlüssel und Webhook, oder gar nicht", () => {
  const voll = { STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };
  expect(umgebungAus({}).stripe).toBeUndefined();
  expect(umgebungAus(voll).stripe).toMatchObject({
    schluessel: "sk_test_0123456789",
    webhookgeheimnis: "whsec_0123456789",
    api: new URL("https://api.stripe.com"),
  });
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) {
    expect(fehler({ ...voll, [name]: "" })).toContain("beide gesetzt sein oder keine");
    expect(fehler({ ...voll, [name]: "pk_test_0123456789" })).toContain(name);
    expect(fehler({ ...voll, [name]: "pk_test_0123456789" })).not.toContain("pk_test");
  }
});
