import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { kontaktzahl } from "../adressbuch/kontakte.server.ts";
import { formularstand, oderFaktor, rechte } from "../ansichten/seite.server.ts";
import { type Einleseergebnis, einleseschritt } from "../einlesen/einleseseite.server.ts";
import { texte } from "../texts.ts";
import { Kontakteinlesen } from "../ui/einlesen.tsx";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import styles from "../ui/kontakte.module.css";
import type { Route } from "./+types/einlesen.ts";

export const meta = () =>
  metadaten("Kontakte einlesen", "Ein Adressbuch als CSV oder vCard einlesen, mit Vorschau und Bericht.");

export async function loader({ context }: Route.LoaderArgs) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const erreichbar = (await oderFaktor(kontaktzahl(wer))) !== undefined;
  return { erreichbar, stand: await formularstand(wer), rechte: rechte(wer) };
}

export const action = (aufruf: Route.ActionArgs) => einleseschritt(aufruf);

export default function Einlesen({ loaderData, actionData }: Route.ComponentProps) {
  const { erreichbar, stand, rechte: darf } = loaderData;
  const ergebnis = actionData as Einleseergebnis | undefined;
  return (
    <>
      <Seitenkopf
        titel="Kontakte einlesen"
        vorspann="Aus Outlook, Google, Ihrem Telefon oder einer Tabelle. Gespeichert wird erst nach der Vorschau."
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {!erreichbar ? (
          <FaktorFehlt />
        ) : darf.schreiben ? (
          <Kontakteinlesen stand={stand} ergebnis={ergebnis} />
        ) : (
          <Hinweis>
            <p>{texte.nurLesen}</p>
          </Hinweis>
        )}
      </div>
    </>
  );
}
