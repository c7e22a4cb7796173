export { textAlsHtml, textMitAdressen } from "./text-mit-links.ts";
export { verzeichnisAlsCsv } from "./verzeichnis-csv.ts";
export { verzeichnisAlsDocx } from "./verzeichnis-docx.ts";
export { verzeichnisAlsJson } from "./verzeichnis-json.ts";
