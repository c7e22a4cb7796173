import { data, Form, redirect } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { beitraegeContext, verwaltungskopf } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { standworte } from "../kampagnen/stand.ts";
import { kampagneHandeln, kampagnenansicht, tageGezeigt } from "../kampagnen/verwalten.server.ts";
import { felderAus, Kampagnenformular } from "../ui/kampagnenformular.tsx";
import { Kampagnenzahlen } from "../ui/kampagnenzahlen.tsx";
import styles from "../ui/werbung.module.css";
import type { Route } from "./+types/kampagne-bearbeiten.ts";

export const meta = () =>
  metadaten("Kampagne", "Eine Kampagne anlegen, ändern oder beenden, mit ihren Zahlen je Platz und Tag.");

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const { id = "" } = params;
  const { gibtSeite } = context.get(beitraegeContext);
  return {
    ansicht: id === "neu" ? undefined : await kampagnenansicht(id, gibtSeite),
    tage: tageGezeigt,
    heute: heute(),
    kopf: await verwaltungskopf(context, admin),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const ergebnis = await kampagneHandeln(request, params.id ?? "", admin);
  if (ergebnis.erledigt === "angelegt") throw redirect(`/admin/werbung/${ergebnis.id}`);
  return data(ergebnis, ergebnis.fehler ? 422 : 200);
}

const erledigt = {
  angelegt: "Angelegt.",
  geaendert: "Gespeichert. Seiten, die gerade gehalten werden, sind verworfen.",
  beendet: "Beendet. Die Zahlen bleiben erhalten.",
} as const;

/** A campaign: its figures, and the form that changes it. */
export default function Kampagne({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { ansicht, tage, heute: tag, kopf } = loaderData;
  const { kampagne, stand } = ansicht ?? {};
  return (
    <>
      <Seitenkopf
        titel={kampagne?.titel ?? "Neue Kampagne"}
        vorspann={
          kampagne && stand
            ? `${kampagne.werbender}. ${standworte[stand]}.`
            : "Text und ein Bild, ohne Skripte und ohne Zählpixel Dritter."
        }
      />
      <Verwaltungskopf {...kopf} />
      <div className={styles.seite}>
        {gesendet?.erledigt ? (
          <Hinweis art="erfolg" rolle="status">
            {erledigt[gesendet.erledigt]}
          </Hinweis>
        ) : null}
        {gesendet?.fehler ? (
          <Hinweis art="gefahr" rolle="alert">
            Nicht gespeichert. Bitte prüfen Sie die markierten Felder.
          </Hinweis>
        ) : null}
        {ansicht ? <Kampagnenzahlen zahlen={ansicht.zahlen} ab={ansicht.ab} tage={tage} /> : null}
        <section aria-labelledby="angaben" className={styles.abschnitt}>
          <h2 id="angaben">Angaben</h2>
          <Kampagnenformular
            key={`${kampagne?.id} ${gesendet?.erledigt}`}
            heute={tag}
            felder={gesendet?.felder ?? felderAus(kampagne, tag)}
            fehler={gesendet?.fehler ?? {}}
            bild={kampagne?.bild ?? undefined}
          />
        </section>
        {stand && stand !== "beendet" ? (
          <section aria-labelledby="beenden" className={styles.abschnitt}>
            <h2 id="beenden">Beenden</h2>
            <p>Die Kampagne wird ab sofort nicht mehr ausgeliefert. Ihre Zahlen bleiben erhalten.</p>
            <Form method="post" encType="multipart/form-data">
              <input type="hidden" name="handlung" value="beenden" />
              <Knopf type="submit">Kampagne beenden</Knopf>
            </Form>
          </section>
        ) : null}
        <p>
          <Verweis nach="/admin/werbung">Alle Kampagnen</Verweis>
        </p>
      </div>
    </>
  );
}
