import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { artikelNachId } from "../lesen/lesen.server.ts";
import { manuskript } from "../schreiben/entwuerfe.server.ts";
import type { Schreibende } from "../schreibende.server.ts";
import { schreibtexte } from "../texts.ts";
import type { Unentschieden } from "../ui/moderation/ergebnis.tsx";

/** More than these are counted, not named: an address has its limits. */
const genannteHoechstens = 20;

/**
 * Decides several posts, one after the other: what somebody else has decided meanwhile stops none of the others.
 *
 * @param ok what the page says of those that it went well with
 * @returns address of the queue with what became of them
 * @throws {ApiFehler} 400 none is chosen
 */
export async function entschieden(
  ok: string,
  ids: readonly string[],
  tun: (id: string) => Promise<unknown>,
): Promise<string> {
  if (ids.length === 0)
    throw new ApiFehler(400, { error: "Bitte wählen Sie mindestens einen Artikel aus.", field: "id" });
  const nicht: string[] = [];
  for (const id of ids) {
    try {
      await tun(id);
    } catch (grund) {
      if (!(grund instanceof ApiFehler)) throw grund;
      nicht.push(`${grund.koerper.code ?? ""}.${id}`);
    }
  }
  const angaben = new URLSearchParams({ ok, anzahl: String(ids.length - nicht.length) });
  if (nicht.length > 0) angaben.set("nicht", String(nicht.length));
  for (const einer of nicht.slice(0, genannteHoechstens)) angaben.append("offen", einer);
  return `/moderation?${angaben}`;
}

/** The posts that such an address names, with title and reason. */
export async function unentschiedene(
  wer: Schreibende,
  angaben: URLSearchParams,
  wartende: readonly { readonly id: string; readonly title: string }[],
): Promise<Unentschieden[]> {
  const genannte = angaben.getAll("offen").slice(0, genannteHoechstens);
  return Promise.all(
    genannte.map(async (einer) => {
      const [code = "", id = ""] = einer.split(".");
      const wartet = wartende.find((w) => w.id === id);
      const title = (wartet ?? (await manuskript(wer, id)) ?? (await artikelNachId(id)))?.title;
      return { id, title, wartet: wartet !== undefined, grund: grundtext(code) };
    }),
  );
}

const gruende = ["basis-veraltet", "inhalt-fehlt", "bild-ohne-text"] as const;

function grundtext(code: string): string {
  const bekannt = gruende.find((grund) => grund === code);
  return bekannt
    ? schreibtexte[bekannt]
    : "Der Artikel wurde inzwischen geändert, zurückgezogen oder schon entschieden.";
}
