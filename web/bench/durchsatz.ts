import { abwechselnd, type Lauf, verhaeltnisse } from "./abwechselnd.ts";
import type { Messwert } from "./messwert.ts";
import { gleichLang, laenge, nacktStarten } from "./nackt/nackt.ts";

/** Another bare page than the form. */
type Vergleichsseite = { readonly pfad: string; readonly einstellungen: Readonly<Record<string, string>> };

/**
 * Requests per second of a page, rendered anew and from the page cache, beside a bare page of the same length.
 * The three alternate, and what counts is the median of the ratios of each round.
 *
 * Beside it stands the same ratio from the CPU time each request costs its server. On an idle machine both are one
 * figure: what a request costs on one core. While other work runs, requests per second also measure how the system shares
 * out its cores, and that differs from run to run; CPU time counts only the server's own. So above the load that the
 * measurement itself makes, CPU time decides. The bounds are the same.
 */
export async function durchsatzMessen(
  portal: { readonly url: string; readonly pid: number },
  pfad: string,
  vergleichsseite: Vergleichsseite = { pfad: "", einstellungen: {} },
): Promise<Messwert[]> {
  // The link of a mail: the answer to it is never kept.
  const ungepuffert = `${portal.url}${pfad}?token=ungepuffert`;
  const bytes = await laenge(ungepuffert);
  const nackt = await nacktStarten(vergleichsseite.einstellungen);
  try {
    const vergleich = await gleichLang(`${nackt.url}${vergleichsseite.pfad}`, bytes);
    const laeufe: Lauf[] = [
      { name: "nackt", url: vergleich.url, kodierung: "identity", pid: nackt.pid, messungen: [] },
      { name: "neu gerechnet", url: ungepuffert, kodierung: "identity", pid: portal.pid, messungen: [] },
      {
        name: "aus dem Seitenspeicher",
        url: `${portal.url}${pfad}`,
        kodierung: "br",
        pid: portal.pid,
        messungen: [],
      },
    ];
    const entscheidet = await abwechselnd(laeufe);
    const [bloss = [], neu = [], gespeichert = []] = laeufe.map(({ messungen }) => messungen);
    console.log(`  HTML: ${pfad} ${bytes} Bytes, nackt ${vergleich.bytes} Bytes`);
    return [
      ...verhaeltnisse(`${pfad} neu gerechnet / nackte Seite`, neu, bloss, entscheidet, { mindestens: 0.9 }),
      ...verhaeltnisse(`${pfad} Seitenspeicher / neu gerechnet`, gespeichert, neu, entscheidet, {
        mindestens: 12,
      }),
    ];
  } finally {
    await nackt.beenden();
  }
}

/**
 * Requests per second of the calculator for somebody who is signed in, beside the same address for nobody, rendered anew
 * both times: what reading the session and a page of one's own cost.
 *
 * @param cookie of somebody who is signed in
 * @param speicher name of the portal's database
 */
export async function angemeldetMessen(
  portal: { readonly url: string; readonly pid: number },
  pfad: string,
  { cookie, speicher }: { readonly cookie: string; readonly speicher: string },
): Promise<Messwert[]> {
  const grund = { url: `${portal.url}${pfad}?token=ungepuffert`, kodierung: "identity", pid: portal.pid };
  const seite = await fetch(grund.url, { headers: { Cookie: cookie } });
  if (!(await seite.text()).includes('data-session="authenticated"'))
    throw new Error("Die Seite erkennt die Sitzung nicht; es wurde nichts gemessen.");
  const laeufe: Lauf[] = [
    { ...grund, name: "niemand", messungen: [] },
    { ...grund, name: "angemeldet", cookie, messungen: [] },
  ];
  const entscheidet = await abwechselnd(laeufe);
  const [niemand = [], angemeldet = []] = laeufe.map(({ messungen }) => messungen);
  return verhaeltnisse(`${pfad} angemeldet / niemand, ${speicher}`, angemeldet, niemand, entscheidet, {
    mindestens: 0.8,
  });
}

/**
 * What counting its readers costs a kept page: requests per second from somebody who does not count, beside those from a
 * reader.
 */
export async function zaehlungMessen(
  portal: { readonly url: string; readonly pid: number },
  pfad: string,
): Promise<Messwert[]> {
  const grund = { url: `${portal.url}${pfad}`, kodierung: "br", pid: portal.pid };
  const laeufe: Lauf[] = [
    { ...grund, name: "ohne Zählung", agent: "Messprogramm/1.0 (bot)", messungen: [] },
    { ...grund, name: "mit Zählung", agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", messungen: [] },
  ];
  const entscheidet = await abwechselnd(laeufe);
  const [ohne = [], mit = []] = laeufe.map(({ messungen }) => messungen);
  return verhaeltnisse(`${pfad} ohne Zählung / mit Zählung`, ohne, mit, entscheidet, { hoechstens: 1.3 });
}
