import { expect, test } from "vitest";
import { alsEml } from "./nachricht.server.ts";
import { dateiname } from "./outbox.server.ts";

const auftrag = {
  id: "0b0f6f0e-0000-4000-8000-000000000001",
  an: "meier@kanzlei.example",
  betreff: "Gebühren für Müller",
  text: "Grüße",
  html: "<p>Grüße</p>",
  art: "bestaetigung",
  erstellt: new Date("2026-11-21T03:49:59.500Z"),
  versuche: 1,
  anhaenge: [],
};
const absender = { von: "Gebührenportal <portal@kanzlei.example>", host: "portal.example" };
const eml = async (teile: Partial<typeof auftrag> & { readonly antwortAn?: string } = {}) =>
  Buffer.from(await alsEml({ ...auftrag, ...teile }, absender)).toString("utf8");

test("Jeder Versuch trägt dieselbe Message-ID und denselben Zeitpunkt", async () => {
  for (const text of [await eml(), await eml({ versuche: 7 })]) {
    expect(text).toContain("Message-ID: <0b0f6f0e-0000-4000-8000-000000000001@portal.example>\r\n");
    expect(text).toContain("Date: Sat, 21 Nov 2026 03:49:59 +0000\r\n");
  }
});

test("Text und HTML stehen beide darin, Umlaute sind lesbar verpackt", async () => {
  const text = await eml();
  expect(text).toMatch(/Content-Type: multipart\/alternative/);
  expect(text).toMatch(/Subject: =\?UTF-8\?/);
  expect(text).toContain("Gr=C3=BC=C3=9Fe");
  expect(text).toContain("Auto-Submitted: auto-generated\r\n");
});

test("Eine Antwort geht an den, für den geschrieben wurde", async () => {
  expect(await eml()).not.toContain("Reply-To");
  expect(await eml({ antwortAn: "rosa@kanzlei.example" })).toContain("Reply-To: rosa@kanzlei.example\r\n");
});

test("Weder Adresse noch Betreff bringen eine weitere Kopfzeile oder einen zweiten Empfänger hinein", async () => {
  const boese = await eml({
    an: "meier@kanzlei.example, boese@boese.example",
    antwortAn: "a@b.example\r\nBcc: boese@boese.example",
    betreff: "Hallo\r\nBcc: boese@boese.example\r\n\r\nText",
  });
  const kopf = boese.split("\r\n\r\n")[0] ?? "";
  expect(kopf).not.toMatch(/^Bcc:/m);
  expect(kopf.match(/^To:.*$/m)?.[0]).not.toMatch(/<?boese@boese\.example>?\s*$/);
});

test("Der Name der Datei folgt aus der Mail und verlässt den Ordner nicht", () => {
  expect(dateiname(auftrag)).toBe("2026-11-21T034959Z-bestaetigung-0b0f6f0e-0000-4000-8000-000000000001.eml");
  expect(dateiname({ ...auftrag, art: "../../x" })).toBe(
    "2026-11-21T034959Z-x-0b0f6f0e-0000-4000-8000-000000000001.eml",
  );
});
