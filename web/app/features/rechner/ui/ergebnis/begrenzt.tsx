import { type Cent, untrennbar, zahl } from "@gebuehrenportal/recht";
import type { MouseEvent } from "react";
import { rund } from "../../formular/fehlertext.ts";
import type { Feldfehler } from "../../formular/lesen.ts";
import type { Werte } from "../../formular/rechnerformular.ts";

/** Whether the highest value that counts can be offered in place of what was typed. */
export const istBegrenzt = (fehler: Feldfehler): boolean =>
  fehler.art === "zu-hoch" && fehler.grenze !== undefined;

type BegrenztProps = {
  /** What is wrong. */
  readonly text: string;
  readonly ort: string;
  readonly fehler: Feldfehler;
  readonly pfad: string;
  readonly werte: Werte;
  readonly ersetzen: (werte: Werte) => void;
};

/** Words of a value that is too high, with the way to the result of the highest that counts; also without a script. */
export function Begrenzt({ text, ort, fehler, pfad, werte, ersetzen }: BegrenztProps) {
  if (fehler.art !== "zu-hoch" || !fehler.grenze) return text;
  const begrenzt = mitWert(werte, ort, fehler.grenze.betrag);
  const klick = (ereignis: MouseEvent) => {
    ereignis.preventDefault();
    ersetzen(begrenzt);
  };
  return (
    <>
      {untrennbar(text)}{" "}
      <a href={`${pfad}?${new URLSearchParams(begrenzt)}`} onClick={klick}>
        Mit {rund(fehler.grenze.betrag)} rechnen
      </a>
    </>
  );
}

const mitWert = (werte: Werte, ort: string, betrag: Cent): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== "")),
  [ort]: zahl(betrag),
});
