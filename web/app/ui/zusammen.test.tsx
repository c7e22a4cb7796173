import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Zusammen } from "./zusammen.tsx";

const gerendert = (text: string) =>
  renderToStaticMarkup(<Zusammen text={text} />).replaceAll(/ class="[^"]*"/g, "");

test("Zeichen und Zahl einer Norm stehen in einer Zeile, und der Text bleibt, wie er ist", () => {
  expect(gerendert("Kündigung: § 622 und § 573c BGB, Nr. 3100 VV")).toBe(
    "Kündigung: <span>§ 622</span> und <span>§ 573c</span> BGB, <span>Nr. 3100</span> VV",
  );
  expect(gerendert("§§ 187 bis 190 BGB")).toBe("<span>§§ 187</span> bis 190 BGB");
});

test("Was keine Norm ist, wird nicht angefasst", () => {
  expect(gerendert("Der 31. und seine Tücken")).toBe("Der 31. und seine Tücken");
  expect(gerendert("Welche Norm? Das § allein")).toBe("Welche Norm? Das § allein");
});
