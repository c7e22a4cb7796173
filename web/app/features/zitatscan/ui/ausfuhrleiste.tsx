import type { Tag } from "@gebuehrenportal/recht";
import { useState } from "react";
import { dateiSichern } from "#dokumente/datei-sichern.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import { werkFragen } from "../client/scan.ts";
import type { Beurteilt } from "../korrektur.ts";
import { type Scandatei, unterwegs } from "../scanstand.ts";
import { tagesangabe, teiltage } from "../tagesangabe.ts";
import { normenverzeichnis } from "../verzeichnis.ts";

const ausfuhr = () => import("../ausfuhr/ausfuhr.ts");

type AusfuhrleisteProps = {
  readonly datei: Scandatei;
  readonly heute: Tag;
  readonly stellen: readonly Beurteilt[];
  readonly zusammengefasst: boolean;
};

const wortart = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What the reader takes along: the file with links, the list, the text. Rejected places are in none of them. */
export function Ausfuhrleiste({ datei, heute, stellen, zusammengefasst }: AusfuhrleisteProps) {
  const [fehler, setFehler] = useState("");
  const name = datei.inhalt.name.replace(/\.pdf$/i, "");
  const geltende = stellen.filter(({ korrektur }) => korrektur !== "verworfen");
  const gruppen = () => normenverzeichnis(geltende, datei.akte, { filter: "", zusammengefasst });
  // While it is read the buttons wait in their places, and where nothing is found they stay there.
  const ruht = unterwegs(datei) || datei.stellen.length === 0;
  const angaben = {
    datei: datei.inhalt.name,
    tag: tagesangabe(datei, heute),
    teile: teiltage(datei, heute),
  };
  const sichern = (endung: string, art: string, inhalt: () => Promise<BlobPart>) => async () => {
    try {
      setFehler("");
      dateiSichern(`${name}${endung}`, new Blob([await inhalt()], { type: art }));
    } catch {
      setFehler("Die Datei ließ sich nicht herstellen.");
    }
  };
  const text = () => werkFragen({ art: "text", datei: datei.id });
  return (
    <section className="stapel" aria-label="Ergebnis mitnehmen" data-nicht-drucken="">
      <div className="knopfreihe-eng">
        {datei.signiert ? null : (
          <Knopf
            art="haupt"
            disabled={ruht}
            onClick={sichern(" mit Links.pdf", "application/pdf", () =>
              werkFragen({ art: "verlinkt", datei: datei.id, stellen: geltende.map(verlinkbar) }),
            )}
          >
            PDF mit Links
          </Knopf>
        )}
        <Knopf
          disabled={ruht}
          onClick={sichern(", Normenverzeichnis.docx", wortart, async () =>
            (await ausfuhr()).verzeichnisAlsDocx(angaben, gruppen()),
          )}
        >
          Normenverzeichnis für Word
        </Knopf>
        <Knopf
          art="still"
          disabled={ruht}
          onClick={sichern(".csv", "text/csv;charset=utf-8", async () =>
            (await ausfuhr()).verzeichnisAlsCsv(angaben, gruppen()),
          )}
        >
          CSV
        </Knopf>
        <Knopf
          art="still"
          disabled={ruht}
          onClick={sichern(".json", "application/json", async () =>
            (await ausfuhr()).verzeichnisAlsJson(angaben, gruppen()),
          )}
        >
          JSON
        </Knopf>
        {/* Last, for it grows by what it says. */}
        {ruht ? (
          <Knopf disabled zeichen="kopieren">
            Text mit Links kopieren
          </Knopf>
        ) : (
          <Kopierknopf
            inhalt={async () => {
              const [{ textAlsHtml, textMitAdressen }, worte] = await Promise.all([ausfuhr(), text()]);
              return {
                text: textMitAdressen(worte, geltende, angaben),
                html: textAlsHtml(worte, geltende, angaben),
              };
            }}
          >
            Text mit Links kopieren
          </Kopierknopf>
        )}
      </div>
      {fehler ? (
        <Hinweis art="gefahr" rolle="alert">
          <p>{fehler}</p>
        </Hinweis>
      ) : null}
    </section>
  );
}

const verlinkbar = ({ orte, verweis, text }: Beurteilt) => ({ orte, verweis, text });
