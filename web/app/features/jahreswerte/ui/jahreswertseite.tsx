import { type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { ComponentProps } from "react";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import type { Fehler, Felder } from "../eingabe.ts";
import type { Eintrag, Wertzeile } from "../eintraege.ts";
import { jahreswert, normVon } from "../werte.ts";
import { Eintragskarten } from "./eintragskarten.tsx";
import { NeuerWert } from "./neuer-wert.tsx";
import { Wertetabelle } from "./wertetabelle.tsx";

const gelungen: Readonly<Record<string, string>> = {
  eintragen: "Eingetragen. Der Wert gilt ab sofort in allen Berechnungen.",
  korrigieren: "Korrigiert. Gespeicherte Berechnungen behalten die Zahlen, mit denen sie gerechnet wurden.",
  entfernen: "Entfernt. Für diese Zeit ist jetzt kein Wert mehr bekannt.",
};

type JahreswertseiteProps = {
  readonly stand: {
    readonly name: string;
    readonly zeilen: readonly Wertzeile[];
    readonly eintraege: readonly Eintrag[];
    readonly fehltAb: Tag;
    readonly heute: Tag;
    readonly kopf: ComponentProps<typeof Verwaltungskopf>;
  };
  /** What came of the form that was sent. */
  readonly gesendet: { readonly felder: Felder; readonly fehler: Fehler | undefined } | undefined;
};

/** One figure of the year: the form for the next period, what was entered, and every period that counts. */
export function Jahreswertseite({ stand, gesendet }: JahreswertseiteProps) {
  const wert = jahreswert(stand.name);
  if (!wert) return null;
  const { handlung = "" } = gesendet?.felder ?? {};
  const abgelehnt = gesendet?.fehler ? { felder: gesendet.felder, fehler: gesendet.fehler } : undefined;
  return (
    <>
      <Seitenkopf
        titel={wert.titel}
        vorspann={untrennbar(`Neue Werte eintragen, bevor das Portal sie selbst kennt (${normVon(wert)}).`)}
      />
      <Verwaltungskopf {...stand.kopf} />
      {gesendet && !gesendet.fehler ? <Erfolgsmeldung>{gelungen[handlung]}</Erfolgsmeldung> : null}
      {abgelehnt ? (
        <Fehlermeldung>Nicht gespeichert. Bitte prüfen Sie die markierten Felder.</Fehlermeldung>
      ) : null}
      <NeuerWert
        key={`neu ${stand.fehltAb}`}
        wert={wert}
        fehltAb={stand.fehltAb}
        heute={stand.heute}
        abgelehnt={handlung === "eintragen" ? abgelehnt : undefined}
      />
      <Eintragskarten
        wert={wert}
        eintraege={stand.eintraege}
        abgelehnt={handlung === "eintragen" ? undefined : abgelehnt}
      />
      <Wertetabelle zeilen={stand.zeilen} />
    </>
  );
}
