import { onlineNummern, regelnDes } from "./rechtsweg/rechtsweg.ts";

/** What the numbers of the court that occur here are for. */
export const kvName = (nr: string): string => namen.get(nr) ?? "";

const verfahren: Readonly<Record<string, readonly [urteil: string, sonst: string]>> = {
  "3100": ["Verfahren im Allgemeinen", "Vorzeitiges Ende des Verfahrens"],
  "3200": ["Berufungsverfahren", "Vorzeitiges Ende der Berufung"],
  "3206": ["Revisionsverfahren", "Vorzeitiges Ende der Revision"],
  "3208": ["Revisionsverfahren", "Vorzeitiges Ende der Revision"],
};

/** What is called an appeal in other cases is a Beschwerde in family matters. */
const imVerbund: Readonly<Record<string, readonly [urteil: string, sonst: string]>> = {
  "2": ["Beschwerdeverfahren", "Vorzeitiges Ende der Beschwerde"],
  "3": ["Rechtsbeschwerdeverfahren", "Vorzeitiges Ende der Rechtsbeschwerde"],
};

const namen = new Map<string, string>([
  ["1100", "Mahnverfahren"],
  [onlineNummern.urteil, "Online-Verfahren im Allgemeinen"],
  [onlineNummern.sonst, "Vorzeitiges Ende des Online-Verfahrens"],
  ...Object.values(regelnDes).flatMap(({ gesetz, stufen }) =>
    stufen.flatMap(({ id, vv, kv, zulassung }): [string, string][] => {
      const [urteil, sonst] =
        (gesetz && imVerbund[id]) || (verfahren[id === "1" ? "3100" : vv.verfahren] ?? ["", ""]);
      return [
        [kv.urteil, urteil],
        [kv.vorBegruendung, "Rücknahme vor der Begründung"],
        [kv.sonst, sonst],
        ...(zulassung
          ? ([
              [zulassung.kv.erfolglos, `${zulassung.titel}, erfolglos`],
              [zulassung.kv.zurueckgenommen, `${zulassung.titel}, zurückgenommen`],
            ] satisfies [string, string][])
          : []),
      ];
    }),
  ),
]);
