import { Tarifverweis } from "#features/rechner/index.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Absage } from "../seite.server.ts";

/** Why a form was not followed. */
export function Absagekasten({ absage }: { readonly absage: Absage | undefined }) {
  if (!absage) return null;
  return (
    <Hinweis art={absage.code === "tarif" ? "warnung" : "gefahr"} rolle="alert">
      <p>
        {absage.fehler}
        {absage.code === "tarif" ? (
          <>
            {" "}
            <Tarifverweis zurueck="Zurück zu Ihren Berechnungen" />
          </>
        ) : null}
        {absage.code === "verschwiegenheit" ? (
          <>
            {" "}
            <Verweis nach="/avv?redirect=%2Fmeine-berechnungen">Vereinbarung lesen und zustimmen</Verweis>
          </>
        ) : null}
      </p>
    </Hinweis>
  );
}
