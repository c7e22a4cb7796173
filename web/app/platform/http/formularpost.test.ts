import { expect, test } from "vitest";
import { formularfelder } from "./formularpost.server.ts";

const anfrage = (art: string, body: string) =>
  new Request("http://localhost:3000/login", { method: "POST", headers: { "Content-Type": art }, body });

test("Die Felder eines Formulars kommen als Texte an, Dateien nicht", async () => {
  const teile = [
    '--g\r\nContent-Disposition: form-data; name="email"\r\n\r\nrosa@kanzlei.example\r\n',
    '--g\r\nContent-Disposition: form-data; name="bild"; filename="a.png"\r\n\r\nx\r\n--g--\r\n',
  ];
  expect(await formularfelder(anfrage("application/x-www-form-urlencoded", "a=1&a=2&b=%C3%A4"))).toEqual({
    a: "2",
    b: "ä",
  });
  expect(await formularfelder(anfrage("multipart/form-data; boundary=g", teile.join("")))).toEqual({
    email: "rosa@kanzlei.example",
  });
});

test("Was kein Formular ist oder zerbrochen ankommt, ist eine falsche Anfrage und kein Fehler des Portals", async () => {
  for (const [art, inhalt] of [
    ["application/json", "{}"],
    ["text/plain", "a=1"],
    ["multipart/form-data; boundary=g", "--"],
    ["multipart/form-data", "a"],
  ] as const)
    await expect(formularfelder(anfrage(art, inhalt)), art).rejects.toMatchObject({ init: { status: 400 } });
});

test("Nullzeichen in Formularen fallen weg, alles andere bleibt", async () => {
  const request = new Request("http://localhost/konto", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "name=M%C3%BC%00ller&leer=&ort=A%0AB",
  });
  expect(await formularfelder(request)).toEqual({ name: "Müller", leer: "", ort: "A\nB" });
});
