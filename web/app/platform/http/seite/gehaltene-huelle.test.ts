import { expect, test } from "vitest";
import { gehalteneHuelle, huelleBehalten } from "./gehaltene-huelle.server.ts";

const seite = (kopf: string) =>
  `<body><header class="a">${kopf}</header><main><header>innen</header></main><footer id="fuss" class="b">Ende</footer>`;

test("Kopf und Fuß einer Adresse werden behalten, für Angemeldete eigene", () => {
  huelleBehalten("/eins", false, seite("Anmelden"));
  huelleBehalten("/eins", true, seite("Abmelden"));
  expect(gehalteneHuelle("/eins", false)).toEqual({ kopf: "Anmelden", fuss: "Ende" });
  expect(gehalteneHuelle("/eins", true)?.kopf).toBe("Abmelden");
  expect(gehalteneHuelle("/zwei", false)).toBeUndefined();
});

test.each([
  ["ohne Fuß", "<header>a</header>"],
  ["mit Kennungen des Renderers", seite('<i id="_R_1_"></i>')],
  ["mit einem Skript", seite("<script>1</script>")],
])("Eine Seite %s wird nicht behalten", (_, html) => {
  huelleBehalten("/drei", false, html);
  expect(gehalteneHuelle("/drei", false)).toBeUndefined();
});
