import { reihen } from "@gebuehrenportal/gesetze/reihen/gebuehren.ts";
import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { geringste, type Rechtsstandzeile, rechtsstandzeilen, sicherheitVon } from "@gebuehrenportal/recht";

const teile: Readonly<Record<string, string>> = {
  "1": "Allgemeine Gebühren",
  "2": "Außergerichtliche Tätigkeiten",
  "3": "Bürgerliche, öffentlich-rechtliche und Sozialsachen, Vollstreckung",
  "4": "Strafsachen",
  "5": "Bußgeldsachen",
  "6": "Sonstige Verfahren",
  "7": "Auslagen",
};

/** As many numbers are named one by one; more make the line „Teil 4 VV“. */
const einzelnGenannt = 8;

/**
 * Every version of every norm this package computes with, for the page „Rechtsstand“. The numbers of the
 * Vergütungsverzeichnis are gathered by Teil: one line for each day on which some of them changed.
 */
export const rechtsstand = (): readonly Rechtsstandzeile[] => [
  ...rechtsstandzeilen(reihen),
  ...Object.keys(teile).flatMap(zeilenDesTeils),
];

function zeilenDesTeils(teil: string): Rechtsstandzeile[] {
  const nummern = vvNummern().filter((n) => n.nr.startsWith(teil));
  const tage = [...new Set(nummern.flatMap((n) => n.werte.fassungen.map((f) => f.ab)))].sort().reverse();
  return tage.flatMap((ab) => {
    const betroffen = nummern.flatMap((nummer) => {
      const fassung = nummer.werte.fassungen.find((f) => f.ab === ab);
      return fassung ? [{ nummer, fassung }] : [];
    });
    const erste = betroffen[0];
    if (!erste) return [];
    return [
      {
        norm: bezeichnung(
          teil,
          betroffen.map((b) => b.nummer),
        ),
        titel: `Vergütungsverzeichnis: ${teile[teil]}`,
        ab,
        geprueft: erste.nummer.werte.geprueft,
        quelle: erste.fassung.quelle,
        sicherheit: geringste(betroffen.map((b) => sicherheitVon(b.fassung))),
      },
    ];
  });
}

const bezeichnung = (teil: string, nummern: readonly VvNummer[]): string =>
  nummern.length > einzelnGenannt ? `Teil ${teil} VV` : `Nr. ${nummern.map((n) => n.nr).join(", ")} VV`;
