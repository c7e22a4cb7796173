import { expect, test } from "vitest";
import { vcfDatei } from "../visitenkarte/vcf.server.ts";
import { sindKarten, visitenkartenLesen } from "./visitenkarten.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const karte = (version: string, ...zeilen: readonly string[]) =>
  ["BEGIN:VCARD", `VERSION:${version}`, ...zeilen, "END:VCARD", ""].join("\r\n");
const lesen = (...karten: readonly string[]) => visitenkartenLesen(bytes(karten.join("")), 100);

test("Was das Portal ausführt, liest es wieder ein, mit Komma, Semikolon, Umlaut und langen Namen", () => {
  const namen = ["Müller, Hans; Rechtsanwalt", `${"Ä".repeat(190)}`, "a\\b", "Straße 1"];
  const inhaber = namen.map((name, i) => ({ id: `0000-${i}`, name, email: `x${i}@b.de` }));
  const datei = vcfDatei(inhaber);
  expect(datei).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  for (const zeile of datei.split("\r\n"))
    expect(new TextEncoder().encode(zeile).length).toBeLessThanOrEqual(75);
  expect(visitenkartenLesen(bytes(datei), 100)).toEqual(
    inhaber.map(({ name, email }) => ({ name, emails: [email] })),
  );
});

test("Version 2.1 aus Outlook: Parameter ohne Namen, quoted-printable über zwei Zeilen, Bilder", () => {
  const alt = karte(
    "2.1",
    "N;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Han=",
    "s;;;",
    "FN;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:Hans M=C3=BCller, RA",
    "EMAIL;PREF;INTERNET:hans@mueller.example",
    "PHOTO;JPEG;ENCODING=BASE64:",
    " AAAA",
    "",
  );
  expect(lesen(alt)).toEqual([{ name: "Hans Müller, RA", emails: ["hans@mueller.example"] }]);
});

test("Version 3.0 vom Telefon: Gruppen, Vorzug, gefaltete Zeilen, Name aus seinen Teilen", () => {
  const neu = karte(
    "3.0",
    "N:Groß;Ole;van;;",
    "item1.EMAIL;type=INTERNET:zwei@b.de",
    "EMAIL;type=INTERNET;type=pref:eins@b.",
    " de",
    "NOTE:Zeile\\nzwei",
  );
  expect(lesen(neu)).toEqual([{ name: "Ole van Groß", emails: ["eins@b.de", "zwei@b.de"] }]);
  expect(lesen(karte("4.0", "ORG:Muster GmbH;Recht", "EMAIL:mailto:x@y.de"))).toEqual([
    { name: "Muster GmbH, Recht", emails: ["x@y.de"] },
  ]);
});

test("Eine kaputte Karte schadet den anderen nicht; was keine Karten hat, ist keine Kartendatei", () => {
  const gut = karte("4.0", "FN:A", "EMAIL:a@b.de");
  expect(lesen(gut, karte("3.0", "EMAIL;=:x"), gut).map((k) => k?.name)).toEqual(["A", undefined, "A"]);
  expect([sindKarten(bytes(`\ufeff${gut}`)), sindKarten(bytes("Name;E-Mail"))]).toEqual([true, false]);
});
