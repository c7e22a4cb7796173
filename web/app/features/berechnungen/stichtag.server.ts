import { datum, type Tag } from "@gebuehrenportal/recht";
import { alsBase64, alsRvgFragment, ausBase64Json, ausRvgFragment } from "#features/rechner/index.server.ts";

/** Calculators whose field „stichtag“ decides which law holds; `leeren`: days that are empty „as above“. */
const mitStichtagsfeld: Readonly<Record<string, { readonly leeren: readonly string[] }>> = {
  "/gerichtskostenrechner": { leeren: [] },
  "/prozesskostenrechner": { leeren: [] },
  "/mahnverfahren": { leeren: ["auftrag"] },
  "/pfaendungsrechner": { leeren: [] },
};

/** Whether one day decides which law a calculator applies. */
export const hatStichtag = (rechner: string): boolean =>
  rechner === "/rvgrechner" || Object.hasOwn(mitStichtagsfeld, rechner);

/** Stored inputs with `tag` as the day that decides on the law; `undefined`: unreadable, or no single day decides. */
export function mitStichtag(rechner: string, stand: string, tag: Tag): string | undefined {
  if (rechner === "/rvgrechner") {
    const formular = ausRvgFragment(stand);
    if (!formular) return undefined;
    // § 60 RVG: the day of the mandate decides, for each matter by itself.
    const angelegenheiten = formular.angelegenheiten.map((angelegenheit) => ({
      ...angelegenheit,
      felder: { ...angelegenheit.felder, auftrag: datum(tag) },
    }));
    return alsRvgFragment({ ...formular, angelegenheiten });
  }
  const feld = Object.hasOwn(mitStichtagsfeld, rechner) ? mitStichtagsfeld[rechner] : undefined;
  const werte = feld && werteAus(stand);
  if (!werte) return undefined;
  const ohne = Object.entries(werte).filter(([name]) => !feld.leeren.includes(name));
  return `1.${alsBase64(JSON.stringify({ ...Object.fromEntries(ohne), stichtag: datum(tag) }))}`;
}

function werteAus(stand: string): Record<string, unknown> | undefined {
  try {
    const werte = ausBase64Json(stand.replace(/^1\./, ""));
    return typeof werte === "object" && werte !== null && !Array.isArray(werte)
      ? (werte as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
