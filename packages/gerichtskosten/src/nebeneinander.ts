import { kvNummerVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { guetlicherVersuch } from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { Vermerk } from "@gebuehrenportal/recht";
import { fassungAm } from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Posten } from "./posten.ts";

type Paar = { readonly voll: Posten; readonly statt: Posten; readonly zweite: Posten };

/** Pairs of positions of which one takes the place of the other. */
function paare(alle: readonly Posten[]): readonly Paar[] {
  return alle.flatMap((zweite, index) =>
    alle.slice(0, index).flatMap((erste): Paar[] => {
      if (zweite.nummer.ersetzt.includes(erste.nummer.nr)) return [{ voll: erste, statt: zweite, zweite }];
      if (erste.nummer.ersetzt.includes(zweite.nummer.nr)) return [{ voll: zweite, statt: erste, zweite }];
      return [];
    }),
  );
}

/** Fees of a court from the same value belong to the same proceedings; those of notaries and bailiffs may be two acts. */
const einVerfahren = ({ voll, statt }: Paar): boolean =>
  voll.gesetz !== "gvkostg" &&
  !/^2\d{4}$/.test(voll.nummer.nr) &&
  voll.p.wert !== undefined &&
  voll.p.wert === statt.p.wert;

const satzText = ({ voll, statt }: Paar): string =>
  `Nr. ${statt.nummer.nr} tritt an die Stelle von Nr. ${voll.nummer.nr}; beide entstehen nicht nebeneinander.`;

/** Refuses a full fee beside the one that takes its place in the same proceedings, since their sum is owed by nobody. */
export function unvereinbarePosten(alle: readonly Posten[]): void {
  const paar = paare(alle).find(einVerfahren);
  if (!paar) return;
  kein(
    `${satzText(paar)} Wählen Sie Nr. ${paar.statt.nummer.nr} als Ermäßigung der Nr. ${paar.voll.nummer.nr}.`,
    paar.statt.nummer.werte.norm,
    `${paar.zweite.feld}.nr`,
  );
}

/** Warns of fees that stand side by side only in different proceedings or by separate orders. */
export const nebeneinander = (alle: readonly Posten[]): readonly Vermerk[] => [
  ...paare(alle).map(
    (paar): Vermerk => ({
      art: "warnung",
      text: `${satzText(paar)} Richtig ist die Summe nur, wenn es zwei verschiedene Verfahren oder Geschäfte sind.`,
      norm: paar.statt.nummer.werte.norm,
      feld: paar.zweite.feld,
    }),
  ),
  ...guetlicheVersuche(alle),
];

function guetlicheVersuche(alle: readonly Posten[]): readonly Vermerk[] {
  const { gesetz, nr, ermaessigt, neben } = guetlicherVersuch;
  const versuch = alle.find((p) => p.gesetz === gesetz && p.nummer.nr === nr);
  const andere = alle.find((p) => p.gesetz === gesetz && (neben as readonly string[]).includes(p.nummer.nr));
  const reihe = kvNummerVon(gesetz, ermaessigt)?.werte;
  if (!versuch || !andere || !reihe) return [];
  const mit = fassungAm(reihe, versuch.tag) !== undefined;
  return [
    {
      art: "warnung",
      text: mit
        ? `Wurde der Gerichtsvollzieher gleichzeitig mit Nr. ${andere.nummer.nr} beauftragt, entsteht für den gütlichen Versuch nur Nr. ${ermaessigt} statt Nr. ${nr}.`
        : `Bei gleichzeitigem Auftrag zu mehreren Maßnahmen kann Nr. ${nr} nach der damaligen Anmerkung entfallen.`,
      norm: mit ? reihe.norm : versuch.nummer.werte.norm,
      feld: versuch.feld,
    },
  ];
}
