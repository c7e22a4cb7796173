import { gruppiert } from "@gebuehrenportal/recht";

/** Larger files are not read. */
export const hoechstensMb = 20;
const megabyte = 1024 * 1024;

export const keinPdf = "Bitte wählen Sie eine PDF-Datei aus.";

/** Why a file, chosen alone or with others, is not read, from its name, kind and size; nothing for one that is. */
export function dateifehler(
  { name, type, size }: Pick<File, "name" | "type" | "size">,
  allein = true,
): string | undefined {
  if (type !== "application/pdf" && !/\.pdf$/i.test(name))
    return allein ? keinPdf : `„${name}“ wird nicht gelesen. ${keinPdf}`;
  if (size > hoechstensMb * megabyte)
    return `„${name}“ hat ${groesse(size)}. Gelesen werden PDF-Dateien bis ${hoechstensMb} MB.`;
  return undefined;
}

/** „23,4 MB“, „812 KB“; by hand, for the browser's own numbers take long to load. */
export function groesse(bytes: number): string {
  const kilobyte = Math.round(Math.max(bytes / 1024, 1));
  return bytes >= megabyte
    ? `${(bytes / megabyte).toFixed(1).replace(".", ",")}\u00a0MB`
    : `${gruppiert(kilobyte)}\u00a0KB`;
}
