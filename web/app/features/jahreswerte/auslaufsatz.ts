import { datum, type Tag } from "@gebuehrenportal/recht";

type Auslaufend = { readonly titel: string; readonly bis: Tag };

/** Which figures end, each day once with all that end on it. */
export const auslaufsatz = (auslaufend: readonly Auslaufend[]): string =>
  [...Map.groupBy(auslaufend, ({ bis }) => bis)]
    .map(([bis, werte]) => `Am ${datum(bis)}: ${werte.map(({ titel }) => titel).join(", ")}.`)
    .join(" ");
