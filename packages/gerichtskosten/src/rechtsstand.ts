import { geprueft } from "@gebuehrenportal/gesetze/geprueft.ts";
import { gesetze, kvNummernVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { registerteile } from "@gebuehrenportal/gesetze/kostenverzeichnis/teile.ts";
import type { Gesetz, KvNummer } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { registername } from "@gebuehrenportal/gesetze/kostenverzeichnis/zeile.ts";
import { reihen } from "@gebuehrenportal/gesetze/reihen/gerichtskosten.ts";
import {
  geringste,
  type Rechtsstandzeile,
  rechtsstandzeilen,
  sicherheitVon,
  type Tag,
} from "@gebuehrenportal/recht";

/** As many numbers are named one by one; more make the line „Teil 1 KV GKG“. */
const einzelnGenannt = 8;

/**
 * Every version of the norms this package lists, for the page „Rechtsstand“; what two read, one lists. The numbers of the registers are gathered by
 * Teil: one line for each act and day on which some of them changed.
 */
export const rechtsstand = (): readonly Rechtsstandzeile[] => [
  ...rechtsstandzeilen(reihen),
  ...gesetze.flatMap((gesetz) =>
    registerteile[gesetz].flatMap(({ ziffer, titel }) => zeilenDesTeils(gesetz, ziffer, titel)),
  ),
];

function zeilenDesTeils(gesetz: Gesetz, ziffer: string, titel: string): Rechtsstandzeile[] {
  const aenderungen = kvNummernVon(gesetz)
    .filter((n) => n.nr.startsWith(ziffer))
    .flatMap((nummer) => nummer.werte.fassungen.map((fassung) => ({ nummer, fassung })));
  const nachAkt = Map.groupBy(aenderungen, ({ fassung }) => `${fassung.ab} ${fassung.quelle.fundstelle}`);
  return [...nachAkt.values()]
    .flatMap((gruppe) => {
      const erste = gruppe[0];
      if (!erste) return [];
      return [
        {
          norm: bezeichnung(
            gesetz,
            ziffer,
            gruppe.map((g) => g.nummer),
          ),
          titel: `Kostenverzeichnis: ${titel}`,
          ab: erste.fassung.ab,
          geprueft,
          quelle: erste.fassung.quelle,
          sicherheit: geringste(gruppe.map((g) => sicherheitVon(g.fassung))),
        },
      ];
    })
    .toSorted((a, b) => neuesteZuerst(a.ab, b.ab));
}

const neuesteZuerst = (a: Tag, b: Tag): number => (a < b ? 1 : a > b ? -1 : 0);

const bezeichnung = (gesetz: Gesetz, ziffer: string, nummern: readonly KvNummer[]): string =>
  nummern.length > einzelnGenannt
    ? `${gesetz === "gvkostg" ? "Abschnitt" : "Teil"} ${ziffer} ${registername[gesetz]}`
    : `Nr. ${nummern.map((n) => n.nr).join(", ")} ${registername[gesetz]}`;
