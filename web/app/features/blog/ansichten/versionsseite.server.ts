import type { Sitzung } from "#platform/access/konto.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { artikelNachId } from "../lesen/lesen.server.ts";
import { version, versionen } from "../redaktion/versionen.server.ts";
import { unterschied } from "../schreiben/unterschied.ts";
import { darfSelbstAendern } from "../schreibende.server.ts";
import type { Versionsdaten } from "../ui/versionsvergleich.tsx";
import { nichtDa } from "./schreibseite.server.ts";

/**
 * What the page of a post's versions shows: two of them side by side, by `?alt=…&neu=…`, otherwise the latest two.
 *
 * @throws the page „Nicht gefunden“: no such post or version, or not for whoever asks
 */
export async function versionsdaten(wer: Sitzung, id: string, request: Request): Promise<Versionsdaten> {
  const artikel = await artikelNachId(id);
  if (!artikel) throw nichtDa();
  const alle = await sonstNichtDa(versionen(wer, artikel.id));
  const { searchParams } = new URL(request.url);
  const neueste = alle[0]?.version ?? 1;
  const alt = nummer(searchParams.get("alt"), Math.max(1, neueste - 1));
  const neu = nummer(searchParams.get("neu"), neueste);
  return {
    id: artikel.id,
    slug: artikel.slug,
    title: artikel.title,
    neueste,
    alt,
    neu,
    darfWiederherstellen: darfSelbstAendern(wer),
    versionen: alle.map(({ version: v, at, by }) => ({ version: v, am: at, von: by?.name ?? null })),
    zeilen: alt === neu ? undefined : await sonstNichtDa(verglichen(wer, artikel.id, alt, neu)),
  };
}

const nummer = (text: string | null, sonst: number) => (Number(text) > 0 ? Number(text) : sonst);

async function verglichen(wer: Sitzung, id: string, alt: number, neu: number) {
  const [links, rechts] = await Promise.all([version(wer, id, alt), version(wer, id, neu)]);
  return unterschied(links, rechts);
}

async function sonstNichtDa<T>(frage: Promise<T>): Promise<T> {
  return frage.catch((fehler) => {
    throw fehler instanceof ApiFehler && [403, 404].includes(fehler.status) ? nichtDa() : fehler;
  });
}
