import { datum, plusTage, untrennbar } from "@gebuehrenportal/recht";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { alleWertstaende } from "../uebersicht.server.ts";
import { pfadVon } from "../werte.ts";
import type { Route } from "./+types/jahreswerte.ts";

export const meta = () => metadaten("Jahreswerte", "Werte, die von selbst enden, mit ihrem letzten Tag.");

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  return {
    staende: await alleWertstaende(),
    heute: heute(),
    kopf: await verwaltungskopf(context, admin),
  };
}

export default function Jahreswerte({ loaderData: { staende, heute: tag, kopf } }: Route.ComponentProps) {
  return (
    <>
      <Seitenkopf
        titel="Jahreswerte"
        vorspann={untrennbar(
          "Werte, die von selbst enden und jedes Jahr oder Halbjahr neu verkündet werden.",
        )}
      />
      <Verwaltungskopf {...kopf} />
      <Tabelle beschriftung="Jahreswerte mit ihrem letzten Tag" beschriftungVerbergen>
        <Tabellenkopf spalten={["Wert", "Stand"]} />
        <tbody>
          {staende.map(({ name, titel, norm, bis, entwurf }) => (
            <tr key={name}>
              <th scope="row">
                <Verweis nach={pfadVon(name)}>{titel}</Verweis>
                <span className={zellen.leise}>{untrennbar(norm)}</span>
              </th>
              <td>
                {bis < tag ? `fehlt seit dem ${datum(plusTage(bis, 1))}` : `läuft am ${datum(bis)}\u00a0aus`}
                {entwurf ? " (Entwurf)" : ""}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
    </>
  );
}
