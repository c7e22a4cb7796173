import { dauerAusKuerzel, dauerText } from "@gebuehrenportal/fristen/dauertext";
import fristen from "@gebuehrenportal/gesetze/fristenkatalog/fristen.json" with { type: "json" };
import { katalogquellen } from "@gebuehrenportal/gesetze/fristenkatalog/quellen.ts";
import type {
  Fassungszeile,
  Fristzeile,
  Verzeichniszeile,
} from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import verzeichnis from "@gebuehrenportal/gesetze/fristenkatalog/verzeichnis.json" with { type: "json" };
import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import { geprueft } from "@gebuehrenportal/gesetze/geprueft.ts";
import { tag } from "@gebuehrenportal/recht";
import { type Datiert, datiert, entfallen } from "./typen.ts";

const zeilen = fristen as Readonly<Record<string, unknown>> as Readonly<Record<string, Fristzeile>>;

/** Every period of the catalogue whose length has changed, began or ended. */
export const fristenkatalog: readonly Datiert[] = (verzeichnis as readonly Verzeichniszeile[]).flatMap(
  ({ id, name, norm }) => {
    const dauer = zeilen[id]?.dauer;
    return typeof dauer === "object" ? [frist(`Frist: ${name}`, norm, dauer)] : [];
  },
);

function frist(titel: string, norm: string, alle: readonly Fassungszeile[]): Datiert {
  const neu = alle[0]?.ohne === true;
  const reihe = {
    norm,
    geprueft,
    fassungen: (neu ? alle.slice(1) : alle).map(({ ab, quelle, dauer, abSicherheit }) => ({
      ab: ab === undefined ? bgbAnfang : tag(ab),
      quelle: katalogquellen[quelle ?? "bestand"],
      wert: dauer ?? entfallen,
      ...(abSicherheit && { abSicherheit }),
    })),
  };
  return datiert(
    titel,
    reihe,
    (wert) => (typeof wert === "string" ? dauerText(dauerAusKuerzel(wert)) : undefined),
    {
      ...(neu && { neu }),
      massgeblich: "Es zählt der Tag, der die Frist auslöst.",
    },
  );
}
