import type { LoaderFunctionArgs } from "react-router";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { dateiZaehlen } from "#dokumente/dateilimit.server.ts";
import { alsAnhang } from "#dokumente/dateiname.ts";
import { vcfDatei } from "#dokumente/visitenkarte/vcf.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { kontakteLesen } from "../adressbuch/kontakte.server.ts";
import { kontakteHoechstens } from "../grenzen.ts";
import type { Kontakt } from "../kontakt.ts";

type Art = { readonly typ: string; readonly datei: (kontakte: readonly Kontakt[]) => string };

const arten: Readonly<Record<string, Art>> = {
  csv: {
    typ: "text/csv",
    datei: (kontakte) =>
      csvDatei([
        ["Name", "E-Mail", "Im Team"],
        ...kontakte.map(({ name, email, geteilt }) => [name, email, geteilt ? "ja" : "nein"]),
      ]),
  },
  vcf: { typ: "text/vcard", datei: vcfDatei },
};

/** `GET /konto/kontakte/:format`: all contacts somebody sees, in every tier, as CSV or vCard. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const wer = requireKonto(sitzungAus(context));
    const { format = "" } = params;
    const art = Object.hasOwn(arten, format) ? arten[format] : undefined;
    if (!art) throw new ApiFehler(404);
    await dateiZaehlen(context, wer.nutzer.id);
    // A team whose members brought many of their own may hold more together than each may add to.
    const { zeilen } = await kontakteLesen(wer, { limit: 2 * kontakteHoechstens });
    return new Response(art.datei(zeilen), {
      headers: {
        "Content-Type": `${art.typ}; charset=utf-8`,
        "Content-Disposition": alsAnhang(`Kontakte.${format}`),
        "Cache-Control": "no-store",
      },
    });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return fehlerantwort(fehler);
  }
}
