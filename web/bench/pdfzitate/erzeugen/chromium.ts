import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absaetze, gesetzt, zellen } from "../texte.ts";
import { xml } from "./xml.ts";

/** Prints a text as a page of Chromium. */
export function chromium(quelle: string, stil: string, folien = false): Uint8Array {
  const rumpf = absaetze(quelle).map(({ art, text }) => {
    if (art === "zeile")
      return `<tr>${zellen(text)
        .map((zelle) => `<td>${xml(zelle)}</td>`)
        .join("")}</tr>`;
    const satz = gesetzt(text, xml, (note) => ` (${note})`);
    if (art === "titel") return `<h2${folien ? ' style="break-before:page"' : ""}>${satz}</h2>`;
    return folien ? `<li>${satz}</li>` : `<p>${satz}</p>`;
  });
  const seite = rumpf.join("\n").replace(/(?:<tr>.*<\/tr>\n?)+/g, "<table>$&</table>");
  const ordner = mkdtempSync(join(tmpdir(), "chromium-"));
  const [html, pdf] = [join(ordner, "text.html"), join(ordner, "text.pdf")];
  writeFileSync(html, `<!doctype html><html lang="de"><meta charset="utf-8"><style>${stil}</style>${seite}`);
  const schalter = ["--headless", "--no-sandbox", "--no-pdf-header-footer", `--print-to-pdf=${pdf}`, html];
  execFileSync("chromium", schalter, { stdio: "ignore" });
  return readFileSync(pdf);
}
