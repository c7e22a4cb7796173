import { kontoadressen } from "#features/konto/index.server.ts";
import { aktname, aktumstand } from "#features/konto/index.ts";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { protokollLesen } from "#platform/audit/protokoll-store.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import styles from "../ui/verwaltung.module.css";
import type { Route } from "./+types/protokoll.ts";

const jeSeite = 100;

export const meta = () =>
  metadaten("Protokoll", "Sicherheitsrelevante Vorgänge aller Konten, unveränderlich, die neuesten zuerst.");

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const vor = Number(new URL(request.url).searchParams.get("vor"));
  const zeilen = await protokollLesen(db(), {
    vor: Number.isSafeInteger(vor) && vor > 0 ? vor : undefined,
    limit: jeSeite + 1,
  });
  const seite = zeilen.slice(0, jeSeite);
  const ids = new Set(seite.flatMap(({ konto, von }) => [konto, von].filter((id) => id !== null)));
  return {
    kopf: await verwaltungskopf(context, admin),
    adressen: await kontoadressen([...ids]),
    weiter: zeilen.length > jeSeite ? seite.at(-1)?.id : undefined,
    zeilen: seite.map(({ am, ...zeile }) => ({ ...zeile, am: am.toISOString() })),
  };
}

/** The log of all accounts; ids of deleted accounts stay, their addresses are gone. */
export default function Protokoll({ loaderData }: Route.ComponentProps) {
  const { zeilen, adressen, weiter, kopf } = loaderData;
  const adresseVon = (id: string | null) => (id === null ? "–" : (adressen[id] ?? "Gelöschtes Konto"));
  return (
    <>
      <Seitenkopf
        titel="Protokoll"
        vorspann="Sicherheitsrelevante Vorgänge aller Konten. Niemand kann eine Zeile ändern oder entfernen."
      />
      <Verwaltungskopf {...kopf} />
      {zeilen.length === 0 ? (
        <p className={styles.anzahl}>Noch keine Einträge.</p>
      ) : (
        <Tabelle beschriftung="Protokoll" beschriftungVerbergen dicht>
          <Tabellenkopf spalten={["Wann", "Was", "Konto", "Durch"]} />
          <tbody>
            {zeilen.map(({ id, am, akt, konto, von, einzelheiten }) => (
              <tr key={id}>
                <td>
                  <Zeitpunkt iso={am} />
                </td>
                <td>
                  {aktname(akt)}
                  <span className={zellen.leise}>{aktumstand(einzelheiten)}</span>
                </td>
                <td className={styles.email}>{adresseVon(konto)}</td>
                {von === konto ? <td>Selbst</td> : <td className={styles.email}>{adresseVon(von)}</td>}
              </tr>
            ))}
          </tbody>
        </Tabelle>
      )}
      {weiter ? (
        <p className={styles.blaettern}>
          <Knopfverweis nach={`/admin/protokoll?vor=${weiter}`}>Ältere Einträge</Knopfverweis>
        </p>
      ) : null}
    </>
  );
}
