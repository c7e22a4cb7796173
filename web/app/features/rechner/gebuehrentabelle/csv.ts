import { type Cent, cent, datum, zahl } from "@gebuehrenportal/recht";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { wertetabelle } from "./tabelle.server.ts";
import { spaltentitel } from "./ui/spaltentitel.ts";
import { spaltenwert } from "./ui/spaltenwert.ts";
import { wunschAus } from "./wunsch.ts";

/** `GET /gebuehrentabelle.csv` with the page's query: the same rows as a file that German Excel opens by itself. */
export function loader({ request }: { request: Request }) {
  const wunsch = wunschAus(new URL(request.url).searchParams, heute());
  if (Object.keys(wunsch.fehler).length > 0)
    return new Response("Bitte prüfen Sie die Angaben auf der Seite Gebührentabelle.", {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  const tabelle = wertetabelle(wunsch);
  const spalten = wunsch.spalten.map(spaltentitel);
  const { stichtag, vergleich } = wunsch;
  const kopf = vergleich
    ? spalten.flatMap((s) => [
        `${s} am ${datum(vergleich)}`,
        `${s} am ${datum(stichtag)}`,
        `${s} Unterschied`,
      ])
    : spalten;
  const text = (wert: Cent | null) => (wert === null ? "" : zahl(wert));
  const zeilen = tabelle.zeilen.map(({ bis, einfach, vergleich: damals }) => [
    bis === null ? "darüber" : zahl(bis),
    ...wunsch.spalten.flatMap((spalte) => {
      const neu = spaltenwert(einfach, spalte, tabelle.mindestens);
      if (!damals || !tabelle.mindestensVergleich) return [text(neu)];
      const alt = spaltenwert(damals, spalte, tabelle.mindestensVergleich);
      return [text(alt), text(neu), text(neu === null || alt === null ? null : cent(neu - alt))];
    }),
  ]);
  return new Response(csvDatei([["Wert bis (€)", ...kopf], ...zeilen]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="gebuehrentabelle-${stichtag}.csv"`,
    },
  });
}
