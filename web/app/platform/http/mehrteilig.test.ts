import { expect, test } from "vitest";
import { dateiAusFormular } from "./mehrteilig.server.ts";

const angaben = { feld: "file", maxBytes: 1000, zuGross: "Die Datei ist zu groß." };
const kopf = '--g\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
const senden = (body: BodyInit, typ = "multipart/form-data; boundary=g") =>
  dateiAusFormular(
    new Request("http://localhost/", {
      method: "POST",
      headers: { "Content-Type": typ },
      body,
      duplex: "half",
    } as RequestInit),
    angaben,
  );

test("Ein ganzes Formular gibt seine Datei, etwas anderes als ein Formular keine", async () => {
  const datei = (await senden(`${kopf}abc\r\n--g--\r\n`))?.datei;
  expect(new TextDecoder().decode(datei)).toBe("abc");
  expect(await senden("{}", "application/json")).toBeUndefined();
});

test.each([
  ["ohne Ende", `${kopf}abc`],
  ["ohne Anfang", "abc"],
  ["leer", ""],
])("Ein zerbrochenes Formular (%s) ist eine falsche Eingabe und kein Fehler des Portals", async (_, body) => {
  await expect(senden(body)).rejects.toMatchObject({ status: 400, koerper: { code: "kein-formular" } });
});

test("Ein Formular, das nicht ganz ankommt, auch", async () => {
  const abgebrochen = new ReadableStream({
    pull: (strom) => strom.error(new TypeError("terminated")),
  });
  await expect(senden(abgebrochen)).rejects.toMatchObject({ status: 400, koerper: { code: "abgebrochen" } });
});
