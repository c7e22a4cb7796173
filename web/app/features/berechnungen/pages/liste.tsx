import { useCallback, useRef } from "react";
import { Form } from "react-router";
import { ZumRvgRechner } from "#features/rechner/index.ts";
import { alleBerichtigungen } from "#features/seiten/index.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { Tastenblatt, useListentasten } from "#ui/listentasten.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { belegung, berechnungsliste, berechnungZeigen } from "../berechnungen.server.ts";
import { berichtigungenZu } from "../berichtigt.ts";
import { aufbewahrungTage } from "../grenzen.ts";
import { berechnungshandlung } from "../seite.server.ts";
import { Absagekasten } from "../ui/absagekasten.tsx";
import styles from "../ui/berechnungen.module.css";
import { Eintrag } from "../ui/eintrag.tsx";
import { Handlungsknopf } from "../ui/handlungsknopf.tsx";
import type { Route } from "./+types/liste.ts";

export const meta = () =>
  metadaten("Meine Berechnungen", "Ihre gespeicherten Berechnungen mit Bezeichnung und Aktenzeichen.");

export async function loader({ request, context }: Route.LoaderArgs) {
  const wer = requireKonto(sitzungAus(context));
  const { searchParams } = new URL(request.url);
  const suche = (searchParams.get("suche") ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const geloeschte = searchParams.get("ansicht") === "geloescht";
  const [seite, stand, berichtigungen, eben] = await Promise.all([
    berechnungsliste(wer, { suche, nach: searchParams.get("nach"), geloeschte }),
    belegung(wer),
    alleBerichtigungen(),
    // Just deleted: the way back.
    berechnungZeigen(wer, searchParams.get("geloescht") ?? undefined).catch(() => undefined),
  ]);
  return {
    suche,
    geloeschte,
    stand,
    weiter: seite.weiter,
    zeilen: seite.zeilen.map((zeile) => ({
      ...zeile,
      berichtigt: berichtigungenZu(zeile, berichtigungen).length > 0,
    })),
    eben: eben?.zeile.geloescht ? { id: eben.zeile.id, bezeichnung: eben.zeile.bezeichnung } : undefined,
  };
}

export const action = (aufruf: Route.ActionArgs) => berechnungshandlung(aufruf);

const tasten = [
  ["j", "nächste Berechnung"],
  ["k", "vorige Berechnung"],
  ["Enter", "öffnen"],
  ["/", "suchen"],
  ["?", "diese Übersicht"],
] as const;

export default function Liste({ loaderData, actionData: absage }: Route.ComponentProps) {
  const { suche, geloeschte, stand, weiter, zeilen, eben } = loaderData;
  const dialog = useRef<HTMLDialogElement>(null);
  const zeigen = useCallback(() => dialog.current?.showModal(), []);
  const liste = useListentasten(zeigen);
  const blaettern = new URLSearchParams({
    ...(suche && { suche }),
    ...(geloeschte && { ansicht: "geloescht" }),
    ...(weiter && { nach: weiter }),
  });
  return (
    <>
      <Seitenkopf
        titel={geloeschte ? "Gelöschte Berechnungen" : "Meine Berechnungen"}
        vorspann={
          geloeschte
            ? `Was Sie gelöscht haben, lässt sich ${aufbewahrungTage} Tage lang zurückholen.`
            : "Gespeicherte Berechnungen, die letzte Änderung zuerst."
        }
      />
      <div className={styles.seite}>
        <Absagekasten absage={absage} />
        {eben ? (
          <Hinweis rolle="status">
            <p>„{eben.bezeichnung}“ ist gelöscht.</p>
            <Handlungsknopf
              was="wiederherstellen"
              id={eben.id}
              text="Rückgängig machen"
              bezeichnung={eben.bezeichnung}
            />
          </Hinweis>
        ) : null}
        <div className={`feldreihe ${styles.leiste}`}>
          <Form method="get" role="search" className="suchreihe">
            <Feld label="Suche" name="suche" type="search" defaultValue={suche} key={suche} maxLength={200} />
            {geloeschte ? <input type="hidden" name="ansicht" value="geloescht" /> : null}
            <Knopf type="submit">Suchen</Knopf>
          </Form>
          <Knopfverweis
            art="still"
            nach={geloeschte ? "/meine-berechnungen" : "/meine-berechnungen?ansicht=geloescht"}
          >
            {geloeschte ? "Alle Berechnungen" : "Gelöschte"}
          </Knopfverweis>
          <span data-nur-mit-skript="">
            <Knopf art="still" onClick={zeigen}>
              Tasten
            </Knopf>
          </span>
        </div>
        {zeilen.length === 0 ? (
          <Leer suche={suche} geloeschte={geloeschte} />
        ) : (
          <ul className="linienliste" ref={liste} aria-label="Berechnungen">
            {zeilen.map((zeile) => (
              <Eintrag key={zeile.id} zeile={zeile} />
            ))}
          </ul>
        )}
        {weiter ? (
          <p>
            <Knopfverweis nach={`/meine-berechnungen?${blaettern}`}>Ältere Berechnungen</Knopfverweis>
          </p>
        ) : null}
        <Belegung {...stand} />
      </div>
      <Tastenblatt dialog={dialog} tasten={tasten} />
    </>
  );
}

function Leer({ suche, geloeschte }: { readonly suche: string; readonly geloeschte: boolean }) {
  if (suche)
    return (
      <p>
        Zu „{suche}“ gibt es keine Berechnung.{" "}
        <Verweis nach={geloeschte ? "/meine-berechnungen?ansicht=geloescht" : "/meine-berechnungen"}>
          Alle zeigen
        </Verweis>
      </p>
    );
  if (geloeschte) return <p>Hier stehen gelöschte Berechnungen. Zurzeit gibt es keine.</p>;
  return (
    <div className="stapel">
      <p>
        Hier stehen Ihre gespeicherten Berechnungen mit Bezeichnung und Aktenzeichen. Rechnen Sie etwas aus
        und wählen Sie unter dem Ergebnis „Speichern“.
      </p>
      <ZumRvgRechner />
    </div>
  );
}

function Belegung({
  anzahl,
  hoechstens,
}: {
  readonly anzahl: number;
  readonly hoechstens: number | undefined;
}) {
  if (hoechstens === undefined) return null;
  return (
    <p className="leise">
      {anzahl} von {hoechstens} Berechnungen des Tarifs Free belegt. Was gespeichert ist, bleibt in jedem
      Tarif lesbar.
    </p>
  );
}
