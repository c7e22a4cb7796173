import { untrennbar } from "@gebuehrenportal/recht";
import { useLoaderData } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { Lesetext } from "#ui/lesetext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Anschrift, Beispielhinweis } from "../ui/anschrift.tsx";
import { Betroffenenrechte, Rechnereingaben, ServerUndProtokoll } from "../ui/datenschutztext.tsx";

export const meta = () =>
  metadaten(
    "Datenschutzerklärung",
    "Keine Cookies, keine Dienste Dritter, Protokolle ohne IP-Adresse: welche Daten das Gebührenportal verarbeitet und welche nicht.",
  );

export const loader = () => ({ anbieter: umgebung().anbieter });

export default function Datenschutz() {
  const { anbieter } = useLoaderData<typeof loader>();
  return (
    <>
      <Seitenkopf
        titel="Datenschutzerklärung"
        vorspann="Kurz gesagt: Es gibt keine Cookies, keine Dienste Dritter und kein Protokoll Ihrer IP-Adresse. Die Rechner arbeiten in Ihrem Browser."
      />
      <Lesetext>
        {anbieter.beispiel ? <Beispielhinweis /> : null}
        <h2>1. Verantwortlicher</h2>
        <p>{untrennbar("Verantwortlich im Sinne des Art. 4 Nr. 7 DSGVO ist:")}</p>
        <Anschrift anbieter={anbieter} />
        <p>
          E-Mail: <Verweis nach={`mailto:${anbieter.email}`}>{anbieter.email}</Verweis>
        </p>
        {anbieter.datenschutz ? <p>Datenschutzbeauftragte Person: {anbieter.datenschutz}</p> : null}
        <ServerUndProtokoll />
        <Rechnereingaben />
        <Betroffenenrechte />
      </Lesetext>
    </>
  );
}
