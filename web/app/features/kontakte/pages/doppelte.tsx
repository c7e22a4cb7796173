import { Form } from "react-router";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { moeglicheDoppelte } from "../adressbuch/kontakte.server.ts";
import { type Zusammenfuehrung, zusammenfuehren } from "../ansichten/doppeltenseite.server.ts";
import { oderFaktor, rechte } from "../ansichten/seite.server.ts";
import type { Kontakt } from "../kontakt.ts";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import styles from "../ui/kontakte.module.css";
import type { Route } from "./+types/doppelte.ts";

export const meta = () =>
  metadaten("Mögliche Dubletten", "Kontakte, die dieselbe Person meinen können, ansehen und zusammenführen.");

export async function loader({ request, context }: Route.LoaderArgs) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const nach = new URL(request.url).searchParams.get("nach");
  return { doppelte: await oderFaktor(moeglicheDoppelte(wer, nach)), rechte: rechte(wer) };
}

export const action = (aufruf: Route.ActionArgs) => zusammenfuehren(aufruf);

export default function Doppelte({ loaderData, actionData }: Route.ComponentProps) {
  const { doppelte, rechte: darf } = loaderData;
  const ergebnis = actionData as Zusammenfuehrung | undefined;
  return (
    <>
      <Seitenkopf
        titel="Mögliche Dubletten"
        vorspann="Gleicher Name oder gleiche Adresse. Führen Sie zusammen, was dieselbe Person meint."
      />
      <div className="seitenspalte">
        <Erfolgsmeldung>{ergebnis?.erledigt}</Erfolgsmeldung>
        <Fehlermeldung>{ergebnis?.fehler}</Fehlermeldung>
        {!doppelte ? (
          <FaktorFehlt />
        ) : doppelte.gruppen.length === 0 ? (
          <p>Kein Name und keine Adresse kommt mehrmals vor.</p>
        ) : (
          <ul className={styles.gruppen}>
            {doppelte.gruppen.map((gruppe) => (
              <li key={gruppe.map(({ id }) => id).join()} data-testid="contact-duplicates">
                <Karte>
                  <Gruppe gruppe={gruppe} {...darf} />
                </Karte>
              </li>
            ))}
          </ul>
        )}
        {doppelte?.nach ? (
          <p>
            <Knopfverweis nach={`/kontakte/doppelte?${new URLSearchParams({ nach: doppelte.nach })}`}>
              Weitere Dubletten
            </Knopfverweis>
          </p>
        ) : null}
        <p>
          <Verweis nach="/kontakte">Zurück zu den Kontakten</Verweis>
        </p>
      </div>
    </>
  );
}

type GruppeProps = {
  readonly gruppe: readonly Kontakt[];
  readonly team: boolean;
  readonly schreiben: boolean;
};

/** One of them stays; those that somebody may not delete can only be the one. */
function Gruppe({ gruppe, team, schreiben }: GruppeProps) {
  const fremde = gruppe.filter(({ aenderbar }) => !aenderbar);
  const bleibt = fremde[0] ?? gruppe.find(({ geteilt }) => geteilt) ?? gruppe[0];
  const geht = schreiben && fremde.length < 2;
  return (
    <Form method="post" className="stapel">
      {gruppe.map(({ id }) => (
        <input key={id} type="hidden" name={`alle-${id}`} value={id} />
      ))}
      <Optionsgruppe
        name="bleibt"
        label={`${gruppe[0]?.name ?? ""}: Welcher Eintrag bleibt?`}
        vorgabe={bleibt?.id ?? ""}
        optionen={gruppe.map(({ id, name, email, geteilt }) => ({
          wert: id,
          text: `${name}, ${email}`,
          gesperrt: fremde.length > 0 && id !== bleibt?.id,
          ...(team && { hinweis: geteilt ? "im Team" : "nur für Sie" }),
        }))}
      />
      {geht ? (
        <p>
          <Knopf type="submit">
            {gruppe.length === 2
              ? "Diesen behalten, den anderen löschen"
              : "Diesen behalten, die anderen löschen"}
          </Knopf>
        </p>
      ) : (
        <p className="nebensatz">
          Diese Einträge können die Leitung des Teams oder ihre Urheber zusammenführen.
        </p>
      )}
    </Form>
  );
}
