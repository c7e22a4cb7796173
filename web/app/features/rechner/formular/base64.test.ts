import { expect, test } from "vitest";
import { alsBase64, ausBase64Json } from "./base64.ts";

test("Ein Text wird ohne Zeichen geschrieben, die Adressen maskieren, und kommt so zurück", () => {
  // RFC 4648, Abschnitt 5: `-` und `_` statt `+` und `/`, keine Gleichheitszeichen
  expect(alsBase64("ÿ?>~")).toBe("w78_Pn4");
  expect(alsBase64("ÿÿ>")).toBe("w7_Dvz4");
  expect(alsBase64("~~~ö")).toBe("fn5-w7Y");
  for (const wert of ["ÿ?>~", { a: "Müller 😀", b: [1, "x>?~"] }, null])
    expect(ausBase64Json(alsBase64(JSON.stringify(wert)))).toEqual(wert);
});

test("Nullzeichen und halbe Zeichen bleiben weg", () => {
  expect(ausBase64Json(alsBase64('{"a":"x\\u0000y","b":"\\ud800"}'))).toEqual({ a: "xy", b: "\ufffd" });
});

test.each(["%%", "a b", "=", "w7", "_w", "eA"])("„%s“ ist nichts Lesbares", (text) => {
  expect(() => ausBase64Json(text)).toThrow();
});

test.each(['"a', "MQ==", " e30", "e30 ", "e3 0", "e30=", "e3+/"])(
  "„%s“ ist kein base64url, auch wo der Browser es läse",
  (text) => {
    expect(() => ausBase64Json(text)).toThrow("Kein base64url");
  },
);

test("Bytes, die kein UTF-8 sind, werden nicht durch Ersatzzeichen gelesen", () => {
  // 22 ff 22: ein Byte ff zwischen Anführungszeichen
  expect(() => ausBase64Json("Iv8i")).toThrow();
  expect(ausBase64Json("MQ")).toBe(1);
  expect(ausBase64Json("e30")).toEqual({});
});
