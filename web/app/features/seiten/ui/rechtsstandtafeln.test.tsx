import { tag } from "@gebuehrenportal/recht";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rechtsstandtafeln } from "./rechtsstandtafeln.tsx";

const text = (unlesbar: Parameters<typeof Rechtsstandtafeln>[0]["unlesbar"]) =>
  renderToStaticMarkup(
    <Rechtsstandtafeln gruppen={[]} berichtigungen={[]} ausstehend={[]} unlesbar={unlesbar} />,
  ).replace(/<[^>]*>/g, "");

test("Ein eingetragener Wert, den niemand lesen kann, ist mit Norm und Tag genannt", () => {
  expect(text([{ titel: "Bezugsgröße", norm: "§ 18 Abs. 1 SGB IV", ab: tag("2027-01-01") }])).toContain(
    "Bezugsgröße ab 01.01.2027 (§ 18 Abs. 1 SGB IV): Der eingetragene Wert ist nicht lesbar. Keine Berechnung benutzt ihn; was ihn braucht, sagt, dass er fehlt.",
  );
  expect(text([])).not.toContain("nicht lesbar");
});
