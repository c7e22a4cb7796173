import { data } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { verwaltungsliste } from "../ansichten/erklaerungsverwaltung.server.ts";
import { erklaerungEntscheiden, type Handlung } from "../bearbeitung/entscheiden.server.ts";
import { Erklaerungsliste } from "../ui/erklaerungsliste.tsx";
import type { Route } from "./+types/erklaerungen.ts";

export const meta = () =>
  metadaten(
    "Kündigungen und Widerrufe",
    "Erklärungen zu Verträgen: was eingegangen ist, was es bewirkt hat und was noch zu prüfen ist.",
  );

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  return { liste: await verwaltungsliste(admin), kopf: await verwaltungskopf(context, admin) };
}

const handlungen: readonly Handlung[] = ["erledigt", "ausfuehren", "ohne-belehrung"];

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const { id = "", handlung } = await formularfelder(request);
  const gewaehlt = handlungen.find((eine) => eine === handlung);
  if (!gewaehlt) throw data(null, { status: 400 });
  const fehler = await erklaerungEntscheiden(admin, id, gewaehlt);
  return data({ fehler: fehler ?? null }, fehler ? 422 : 200);
}

export default function Erklaerungen({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { liste, kopf } = loaderData;
  return (
    <>
      <Seitenkopf
        titel="Kündigungen und Widerrufe"
        vorspann="Was erklärt wurde, mit Datum und Uhrzeit. Offenes steht oben."
      />
      <Verwaltungskopf {...kopf} />
      <div className="seitenspalte">
        {gesendet ? (
          <Hinweis art={gesendet.fehler ? "gefahr" : "erfolg"} rolle={gesendet.fehler ? "alert" : "status"}>
            {gesendet.fehler ??
              "Erledigt. Wenn sich am Vertrag etwas geändert hat, weiß es das Konto per E-Mail."}
          </Hinweis>
        ) : null}
        <Erklaerungsliste liste={liste} />
      </div>
    </>
  );
}
