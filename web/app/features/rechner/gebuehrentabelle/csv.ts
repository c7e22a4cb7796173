import { satz, zahl } from "@gebuehrenportal/recht";
import { heute } from "#platform/clock/clock.server.ts";
import { csvDatei } from "../csv-datei.ts";
import { tabellenbild } from "./tabelle.server.ts";
import { tabellen, wunschAus } from "./wunsch.ts";

/** `GET /gebuehrentabelle.csv` with the page's query: the same rows as a file that German Excel opens by itself. */
export function loader({ request }: { request: Request }) {
  const wunsch = wunschAus(new URL(request.url).searchParams, heute());
  if (Object.keys(wunsch.fehler).length > 0)
    return new Response("Bitte prüfen Sie die Angaben auf der Seite Gebührentabelle.", {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  const bild = tabellenbild(wunsch);
  const spalten = wunsch.spalten.map(({ tabelle, satz100 }) => {
    const kurz = tabellen.find((t) => t.feld === tabelle)?.kurz ?? "";
    return `${kurz} ${satz(satz100)}`;
  });
  const { stichtag, vergleich } = wunsch;
  const kopf = vergleich
    ? spalten.flatMap((s) => [`${s} am ${vergleich}`, `${s} am ${stichtag}`, `${s} Unterschied`])
    : spalten;
  const betrag = (wert: Parameters<typeof zahl>[0] | null | undefined) => (wert == null ? "" : zahl(wert));
  const zeilen = bild.zeilen.map((zeile) => [
    zeile.bis === null ? "darüber" : zahl(zeile.bis),
    ...zeile.werte.flatMap((neu, i) => {
      if (!zeile.vergleich) return [betrag(neu)];
      const alt = zeile.vergleich[i] ?? null;
      const unterschied = neu === null || alt === null ? null : ((neu - alt) as typeof neu);
      return [betrag(alt), betrag(neu), betrag(unterschied)];
    }),
  ]);
  return new Response(csvDatei([["Wert bis (€)", ...kopf], ...zeilen]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="gebuehrentabelle-${stichtag}.csv"`,
    },
  });
}
