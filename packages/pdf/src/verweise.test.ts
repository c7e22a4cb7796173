import { expect, test } from "vitest";
import { dokumenttext } from "../index.ts";
import { testbibliothek } from "../testing/bibliothek.ts";
import { pdf } from "../testing/pdfbau.ts";

const { oeffnen } = await testbibliothek();
const url = "https://www.gesetze-im-internet.de/bgb/__823.html";

test("Verweise stehen auf den Rechtecken, und der Text bleibt", () => {
  const dokument = oeffnen(pdf([{ zeilen: [[50, 700, "Das folgt aus § 823 BGB."]] }]));
  const text = dokumenttext([dokument.seite(1)]);
  const von = text.text.indexOf("§ 823 BGB");
  const stellen = text.stelle(von, von + 9).map((stelle) => ({ ...stelle, url, titel: "§ 823 BGB" }));
  expect(stellen.length).toBe(1);
  const neu = dokument.mitVerweisen(stellen);
  dokument.schliessen();
  const inhalt = new TextDecoder("latin1").decode(neu);
  expect(inhalt).toContain(`(${url})`);
  expect(inhalt.match(/\/Subtype\s*\/Link/g)?.length).toBe(1);
  expect(inhalt).not.toContain("/JavaScript");
  const wieder = oeffnen(neu);
  expect(wieder.seite(1).text).toBe("Das folgt aus § 823 BGB.");
  wieder.schliessen();
});
