import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { mailstaende } from "#platform/mail/mail-store.server.ts";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import styles from "../ui/verwaltung.module.css";
import type { Route } from "./+types/mails.ts";

export const meta = () =>
  metadaten("E-Mails", "Was aus den E-Mails des Portals wurde: versendet, wartend, gescheitert mit Grund.");

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(context), "admin");
  const nurGescheitert = new URL(request.url).searchParams.get("zustand") === "gescheitert";
  const zeilen = await mailstaende(db(), { zustand: nurGescheitert ? "gescheitert" : undefined });
  return {
    nurGescheitert,
    kopf: await verwaltungskopf(context, admin),
    mails: zeilen.map(({ id, an, betreff, erstellt, zustand, versuche, gesendet_am, fehler }) => ({
      id,
      an,
      betreff,
      erstellt: erstellt.toISOString(),
      gesendet: gesendet_am?.toISOString(),
      zustand,
      versuche,
      fehler,
    })),
  };
}

const zustandsworte: Readonly<Record<string, string>> = {
  wartet: "Wartet",
  gesendet: "Versendet",
  gescheitert: "Gescheitert",
};

/** What became of the mails, refusals of the receiving server included; never what stands in them. */
export default function Mails({ loaderData }: Route.ComponentProps) {
  const { mails, nurGescheitert, kopf } = loaderData;
  return (
    <>
      <Seitenkopf titel="E-Mails" vorspann="Die letzten 100 mit ihrem Versandstand, die neuesten zuerst." />
      <Verwaltungskopf {...kopf} />
      <p className={styles.auswahl}>
        <Knopfverweis nach={nurGescheitert ? "/admin/mails" : "/admin/mails?zustand=gescheitert"} art="still">
          {nurGescheitert ? "Alle zeigen" : "Nur gescheiterte zeigen"}
        </Knopfverweis>
      </p>
      {mails.length === 0 ? (
        <p className={styles.anzahl} role="status">
          {nurGescheitert ? "Keine E-Mail ist gescheitert." : "Noch wurde keine E-Mail versendet."}
        </p>
      ) : (
        <Tabelle beschriftung="E-Mails des Portals" beschriftungVerbergen>
          <Tabellenkopf spalten={["Erstellt", "An", "Betreff", "Stand"]} />
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <td>
                  <Zeitpunkt iso={mail.erstellt} />
                </td>
                <td className={styles.email}>{mail.an}</td>
                <td>{mail.betreff}</td>
                <td>
                  {zustandsworte[mail.zustand] ?? mail.zustand}
                  <span className={zellen.leise}>
                    {mail.gesendet ? <Zeitpunkt iso={mail.gesendet} /> : versuchstext(mail.versuche)}
                  </span>
                  {mail.fehler ? <span className={styles.grund}>{mail.fehler}</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      )}
    </>
  );
}

const versuchstext = (anzahl: number): string => (anzahl === 1 ? "1 Versuch" : `${anzahl} Versuche`);
