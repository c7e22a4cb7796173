import { expect, test } from "vitest";
import { dokumentAusHtml } from "./aus-html.server.ts";
import { htmlAus } from "./html.ts";
import { zitatverlinkung } from "./zitatlinks.server.ts";

const html = async (text: string) =>
  htmlAus(dokumentAusHtml(text), { zitateVerlinken: await zitatverlinkung() });
const portal = "https://www.gesetze-im-internet.de";

test("Jede Norm eines Artikels führt zu ihrem amtlichen Text, jede einer Liste für sich", async () => {
  expect(await html("<p>Nach §§ 708 Nr. 10, 711 ZPO und Nr. 3100 VV RVG.</p>")).toBe(
    `<p>Nach <a href="${portal}/zpo/__708.html" data-norm rel="noreferrer nofollow">§§ 708 Nr. 10</a>, <a href="${portal}/zpo/__711.html" data-norm rel="noreferrer nofollow">711 ZPO</a> und <a href="${portal}/rvg/anlage_1.html" data-norm rel="noreferrer nofollow">Nr. 3100 VV RVG</a>.</p>`,
  );
});

test.each([
  "<p>§ 5 des Mietvertrages und § 6</p>",
  "<p>§ 242 Rn. 5</p>",
  "<p>§ 5 TMG ist aufgehoben</p>",
  "<p><code>§ 823 BGB</code></p>",
])("%s bleibt Text", async (text) => {
  expect(await html(text)).toBe(text);
});

test("Der Text bleibt Zeichen für Zeichen, auch mit gefährlichen darin", async () => {
  const verlinken = await zitatverlinkung();
  for (const text of [
    "",
    "§",
    "§ 823 BGB",
    'a<b> "§ 1 BGB" &amp; §§ 25 bis 28 UmwG.',
    "👍§ 3 UWG\u00ad",
    "§ 1 BGB".repeat(50),
  ])
    expect(
      verlinken(text)
        .map((stueck) => stueck.text)
        .join(""),
    ).toBe(text);
  expect(await html("<p>&lt;script&gt; § 1 BGB &lt;/script&gt;</p>")).not.toContain("<script>");
});

test("Kommt der Artikel als HTML zurück, sind die Verweise wieder Text und kein Link des Verfassers", async () => {
  const dokument = dokumentAusHtml('<p>§ 823 BGB, <a href="/blog">eigener</a></p>');
  const zurueck = dokumentAusHtml(htmlAus(dokument, { zitateVerlinken: await zitatverlinkung() }));
  expect(zurueck).toEqual(dokument);
});
