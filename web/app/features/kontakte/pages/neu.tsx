import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { type Formularabsage, formularstand, kontaktSpeichern } from "../ansichten/seite.server.ts";
import { Kontaktformular } from "../ui/kontaktformular.tsx";
import type { Route } from "./+types/neu.ts";

export const meta = () => metadaten("Neuer Kontakt", "Einen Kontakt mit Name und E-Mail-Adresse anlegen.");

export const loader = async ({ context }: Route.LoaderArgs) => ({
  stand: await formularstand(requireTarif(sitzungAus(context), "premium")),
});

export const action = (aufruf: Route.ActionArgs) => kontaktSpeichern(aufruf);

export default function NeuerKontakt({ loaderData: { stand }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Seitenkopf titel="Neuer Kontakt" vorspann="Name und E-Mail-Adresse genügen." />
      <Kontaktformular stand={stand} teilbar absage={actionData as Formularabsage | undefined} />
    </>
  );
}
