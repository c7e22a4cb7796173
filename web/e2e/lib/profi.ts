import { ausObjekten, pdf, strom, type Testzeile } from "@gebuehrenportal/pdf/pdfbau";
import type { Page } from "playwright-core";

export const datei = (name: string, inhalt: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(inhalt),
});
export const zeilen = (...texte: readonly string[]): readonly Testzeile[] =>
  texte.map((text, i) => [60, 760 - i * 20, text]);

/** Three pages without a day. */
export const klage = pdf([
  { zeilen: zeilen("Der Anspruch folgt aus § 823 Abs. 1 BGB.", "Er ist nicht verjährt (§§ 195, 199 BGB).") },
  { zeilen: zeilen("Art. 6 Abs. 1 DSGVO steht nicht entgegen.", "Auch Art. 14 GG hilft, zudem § 8 KAG.") },
  { zeilen: zeilen("Die Haftung nach § 823 Abs. 1 BGB bleibt.") },
]);

/** A page with a signature. */
export const signiert = ausObjekten([
  "<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[6 0 R]>>>>",
  "<</Type/Pages/Count 1/Kids[3 0 R]>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>",
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  strom("BT /F 11 Tf 60 760 Td (Der Anspruch folgt aus \\247 823 Abs. 1 BGB.) Tj ET"),
  "<</FT/Sig/T(Unterschrift)/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>>>",
]);

/** Opens with „geheim“. */
export const gesperrt = new URL("../../../packages/pdf/testing/gesperrt.pdf", import.meta.url);

/** 500 pages full of citations. */
export const lang = pdf(
  Array.from({ length: 500 }, () => ({
    zeilen: zeilen(...Array.from({ length: 34 }, (_, i) => `Es gilt § ${i + 1} Abs. 1 BGB.`)),
  })),
);

export async function waehlen(page: Page, ...dateien: readonly ReturnType<typeof datei>[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles([...dateien]);
}

export const fertig = (page: Page) =>
  page.locator('[data-testid="profi-stand"][data-lage="fertig"]').waitFor();

/** Reference, pages, count and address of every row. */
export const liste = (page: Page) =>
  page.getByTestId("profi-row").evaluateAll((alle) =>
    alle.map((zeile) => {
      const [norm, seiten, anzahl, link] = [...zeile.children];
      return [
        norm?.querySelector("button")?.textContent?.replaceAll("\u00a0", " "),
        [...(seiten?.querySelectorAll("button") ?? [])].map((knopf) => knopf.textContent).join(", "),
        anzahl?.textContent,
        link?.querySelector("a")?.getAttribute("href"),
      ];
    }),
  );

/** Where the official text of federal law stands. */
export const gii = "https://www.gesetze-im-internet.de";

/** Of 12.03.2019, with norms that read otherwise then. */
export const urteil = pdf([
  {
    zeilen: zeilen(
      "Urteil vom 02.04.2019",
      "verkündet am 12.03.2019",
      "Die Berufungssumme nach § 511 Abs. 2 Nr. 1 ZPO ist erreicht.",
      "Der Anspruch folgt aus § 823 Abs. 1 BGB.",
      "Die Gebühr nach § 34 Abs. 1 GKG ist angesetzt. Ferner § 3 VwVfG.",
    ),
  },
]);
