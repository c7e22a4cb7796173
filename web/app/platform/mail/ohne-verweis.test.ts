import { expect, test } from "vitest";
import { ohneVerweis } from "./ohne-verweis.ts";

test("Was ein Fremder tippt, macht kein Mailprogramm zu einem Verweis", () => {
  expect(ohneVerweis("Gewinn: https://boese.example/x?y=1")).toBe("Gewinn: https[:]//boese[.]example/x?y=1");
  expect(ohneVerweis("www.boese.de")).toBe("www[.]boese[.]de");
  expect(ohneVerweis("boese.de")).toBe("boese[.]de");
  expect(ohneVerweis("egon@anderswo.example")).toBe("egon[at]anderswo[.]example");
  expect(ohneVerweis("javascript:alert(1) MAILTO:a@b.de")).toBe("javascript[:]alert(1) MAILTO[:]a[at]b[.]de");
  expect(ohneVerweis("bo\u200bese\u3002de")).toBe("boese[.]de");
  expect(ohneVerweis("192.168.0.1.boese.de")).toContain("[.]boese[.]de");
});

test("Namen, Abkürzungen und Tage bleiben, wie sie sind", () => {
  for (const text of [
    "Dr. A. Muster",
    "Prof. Dr. jur. Anna Müller-Lüdenscheidt, LL.M",
    "Tarif Premium",
    "24.12.2026",
    "11,99 €",
  ])
    expect(ohneVerweis(text)).toBe(text);
});
