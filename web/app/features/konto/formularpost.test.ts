import { expect, test } from "vitest";
import { formularfelder } from "./formularpost.server.ts";

const formular = (inhalt: string) =>
  new Request("http://localhost/konto", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: inhalt,
  });

test("Nullzeichen in Formularen fallen weg, alles andere bleibt", async () => {
  expect(await formularfelder(formular("name=M%C3%BC%00ller&leer=&ort=A%0AB"))).toEqual({
    name: "Müller",
    leer: "",
    ort: "A\nB",
  });
});

test("Was kein Formular ist, wird mit 400 abgelehnt", async () => {
  const kein = new Request("http://localhost/konto", { method: "POST", body: "{}" });
  await expect(formularfelder(kein)).rejects.toMatchObject({ init: { status: 400 } });
});

test("Nullzeichen in Formularen fallen weg, alles andere bleibt", async () => {
  const request = new Request("http://localhost/konto", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "name=M%C3%BC%00ller&leer=&ort=A%0AB",
  });
  expect(await formularfelder(request)).toEqual({ name: "Müller", leer: "", ort: "A\nB" });
});
