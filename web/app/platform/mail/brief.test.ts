import { expect, test } from "vitest";
import { brief } from "./brief.ts";

const ziel = "https://portal.example/verify-email?token=abc&x=1";
const mail = brief({
  art: "probe",
  betreff: "Bitte <bestätigen>",
  anrede: `<img src=x onerror="alert('1')">`,
  absaetze: ["Erster Absatz & mehr."],
  knopf: { text: "Bestätigen", ziel },
  danach: ["Nachsatz."],
});

test("Der Text nennt Anrede, Absätze und den Link, allein in seiner Zeile", () => {
  expect(mail.text.split("\n")).toContain(ziel);
  expect(mail.text).toContain("Erster Absatz & mehr.");
  expect(mail.text.endsWith("Nachsatz.\n\nIhr Gebührenportal\n")).toBe(true);
});

test("Im HTML wird aus Namen kein Markup, und der Link bleibt derselbe", () => {
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;");
  expect(mail.html).toContain('href="https://portal.example/verify-email?token=abc&#38;x=1"');
});

test("Zeilen einer Liste haben ihre eigenen Links, im Text und im HTML, und werden kein Markup", () => {
  const { text, html } = brief({
    art: "probe",
    betreff: "Liste",
    absaetze: ["Absatz."],
    knopf: { text: "Alle", ziel },
    listen: [
      {
        titel: "Heute",
        posten: [{ text: "Erste <b>", verweis: { text: "Nur diese", ziel: `${ziel}1` } }, { text: "Zweite" }],
      },
    ],
    danach: ["Nachsatz."],
  });
  expect(text).toContain(`Heute\n-----\n\n– Erste <b>\n  Nur diese: ${ziel}1\n– Zweite\n\nNachsatz.`);
  expect(html).toContain("Erste &#60;b&#62;<br><a href=");
  expect(html).toContain('href="https://portal.example/verify-email?token=abc&#38;x=11"');
  expect(html.indexOf("Zweite")).toBeLessThan(html.indexOf("Nachsatz."));
});
