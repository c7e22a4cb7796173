import { euro } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { tarife } from "#platform/access/tarife.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Tarifverweis } from "./tarifverweis.tsx";

type TarifhinweisProps = {
  /** Where to sign in, for those who have not. */
  readonly anmelden?: string | undefined;
  readonly stufe?: "basic" | "premium";
  /** Which functions of a calculation need the tier; unset: a file does. */
  readonly children?: ReactNode;
};

/** What a tier brings, at the place where somebody wanted it; the page stays, and what was typed with it. */
export function Tarifhinweis({ anmelden, stufe = "basic", children }: TarifhinweisProps) {
  const { name, preisCent } = tarife[stufe];
  return (
    <Hinweis testId="upgrade-hint" titel={`Diese Funktion ist im Tarif ${name} enthalten.`}>
      {children ?? (
        <p>
          Basic bringt PDF, Word und Excel mit ganzem Rechenweg, Kostennote und Kostenfestsetzung, mehrere
          Angelegenheiten mit Anrechnung und unbegrenzt viele gespeicherte Berechnungen. Ihre Eingaben bleiben
          stehen.
        </p>
      )}
      <p>
        Der Tarif kostet {euro(preisCent)} im Monat, inkl. MwSt. <Tarifverweis stufe={stufe} />
        {anmelden ? (
          <>
            {" oder "}
            <Verweis nach={anmelden}>Anmelden</Verweis>
          </>
        ) : null}
      </p>
    </Hinweis>
  );
}
