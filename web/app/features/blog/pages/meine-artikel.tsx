import { useSearchParams } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { useErgebnis } from "#platform/client/ergebnis.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { autoradresse } from "../adressen.ts";
import { schreibhandlung } from "../ansichten/schreibseite.server.ts";
import { seitengroesseHoechstens } from "../grenzen.ts";
import { artikelListe } from "../lesen/lesen.server.ts";
import { mitteilungen } from "../mitteilungen/mitteilungen.server.ts";
import { eigeneArtikel } from "../schreiben/entwuerfe.server.ts";
import { darfAenderungEinreichen, darfSelbstAendern, moderiert, zeitpunkt } from "../schreibende.server.ts";
import { useNeuBei } from "../ui/neu-bei.ts";
import { begonneneAenderung } from "../ui/schreiben/begonnen.ts";
import { type Artikelzeile, Eigenes } from "../ui/schreiben/eigenes.tsx";
import { Mitteilungen } from "../ui/schreiben/mitteilungen.tsx";
import { mitVerbindung } from "../ui/schreiben/sicherung/ohne-antwort.ts";
import type { Route } from "./+types/meine-artikel.ts";

export const meta = () =>
  metadaten("Meine Artikel", "Ihre Entwürfe, eingereichten und veröffentlichten Artikel im Blog.");

export async function loader({ context }: Route.LoaderArgs) {
  const wer = requireKonto(sitzungAus(context));
  const [manuskripte, veroeffentlichte, nachrichten] = await Promise.all([
    eigeneArtikel(wer),
    artikelListe({ authorId: wer.nutzer.id }, { limit: seitengroesseHoechstens }),
    mitteilungen(wer, { limit: 20, nurEigene: true }),
  ]);
  const jetzt = zeitpunkt();
  return {
    mitteilungen: nachrichten,
    darfAendern: darfAenderungEinreichen(wer),
    darfLoeschen: moderiert(wer),
    moderiert: moderiert(wer),
    aendertSelbst: darfSelbstAendern(wer),
    entwuerfe: manuskripte.map(
      (manuskript): Artikelzeile => ({
        id: manuskript.id,
        title: manuskript.title,
        status: manuskript.status,
        slug: null,
        am:
          manuskript.submittedAt && manuskript.status === "pending"
            ? manuskript.submittedAt
            : manuskript.updatedAt,
        erscheint: manuskript.publishAt,
        vorbei: manuskript.publishAt !== null && manuskript.publishAt <= jetzt,
        ablehnung: manuskript.rejectionComment,
        revisionOf: manuskript.revisionOf,
      }),
    ),
    veroeffentlichte: veroeffentlichte.posts.map(
      (post): Artikelzeile => ({
        id: post.id,
        title: post.title,
        status: "oeffentlich",
        slug: post.slug,
        am: post.publishedAt ?? post.updatedAt,
        erscheint: null,
        ablehnung: null,
        revisionOf: null,
        aufrufe: post.viewCount,
        aenderung: begonneneAenderung(manuskripte, post.id),
      }),
    ),
    mehr: veroeffentlichte.hasMore ? autoradresse(wer.nutzer.id) : undefined,
  };
}

export const action = (aufruf: Route.ActionArgs) => schreibhandlung(aufruf);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => mitVerbindung(serverAction());

/** What has just been done, as the address says it. */
const erfolge: Readonly<Record<string, string>> = {
  eingereicht:
    "Der Artikel ist eingereicht. Sie erhalten eine Nachricht, sobald die Redaktion entschieden hat.",
  veroeffentlicht: "Der Artikel ist veröffentlicht oder erscheint zum gewählten Zeitpunkt.",
  geaendert: "Die Änderung ist veröffentlicht.",
  zurueckgezogen: "Der Artikel ist zurückgezogen und wieder ein Entwurf.",
  geloescht: "Der Artikel ist gelöscht.",
};

const gruppen = [
  { titel: "Zurückgegeben", status: ["rejected"] },
  { titel: "Entwürfe", status: ["draft"] },
  { titel: "In Prüfung", status: ["pending"] },
  { titel: "Freigegeben, noch nicht erschienen", status: ["published"] },
] as const;

export default function MeineArtikel({ loaderData, actionData }: Route.ComponentProps) {
  const { entwuerfe, veroeffentlichte, mitteilungen: nachrichten, ...rechte } = loaderData;
  const absage = useErgebnis(actionData);
  const [suche] = useSearchParams();
  useNeuBei("pending.changed");
  const erfolg = erfolge[suche.get("ok") ?? ""];
  const leer = entwuerfe.length + veroeffentlichte.length === 0;
  return (
    <>
      <Seitenkopf
        titel="Meine Artikel"
        vorspann="Was Sie für den Blog schreiben, vom ersten Entwurf bis zur Veröffentlichung."
      />
      <div className="seitenfolge">
        {absage ? (
          <Fehlermeldung>{absage.fehler}</Fehlermeldung>
        ) : erfolg ? (
          <Erfolgsmeldung>{erfolg}</Erfolgsmeldung>
        ) : null}
        <p>
          <Knopfverweis nach="/blog/neu" art="haupt">
            Artikel schreiben
          </Knopfverweis>
        </p>
        {leer ? (
          <p>
            Hier stehen Ihre Artikel. Beginnen Sie einen Entwurf: Er wird beim Schreiben laufend gespeichert,
            und erst wenn Sie ihn einreichen, liest ihn die Redaktion.
          </p>
        ) : null}
        {gruppen.map(({ titel, status }) => (
          <Eigenes
            key={titel}
            titel={titel}
            zeilen={entwuerfe.filter((zeile) => status.some((einer) => einer === zeile.status))}
            rechte={rechte}
          />
        ))}
        <Mitteilungen mitteilungen={nachrichten} aktion="/blog/meine-artikel" />
        <Eigenes titel="Veröffentlicht" zeilen={veroeffentlichte} rechte={rechte} />
        {rechte.mehr ? (
          <p>
            <Knopfverweis nach={rechte.mehr}>Alle veröffentlichten Artikel</Knopfverweis>
          </p>
        ) : null}
      </div>
    </>
  );
}
