import type { RouterContextProvider } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import type { Limit } from "#platform/http/limit.ts";
import { istProgramm, vorausgeladen } from "#platform/http/programme.ts";
import { zielVon } from "./kampagne.ts";
import { kampagneLesen } from "./kampagnen-store.server.ts";
import { platzAus } from "./plaetze.ts";
import { zaehlen } from "./zaehler-store.server.ts";

/** More clicks of one client on one campaign are none. */
const jeKampagne: Limit = { name: "werbung-klick", anzahl: 5, sekunden: 24 * 3_600 };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a click leads; undefined: there is no such campaign. Only people are counted, and each only a few times a day. */
export async function klickZiel(
  params: Readonly<Record<string, string | undefined>>,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const { kampagne: id = "", platz: platzname } = params;
  const platz = platzAus(platzname);
  const kampagne = platz && uuid.test(id) ? await kampagneLesen(db(), id) : undefined;
  if (!kampagne || !platz) return undefined;
  if (request.method === "GET" && (await zaehlt(id, request, context)))
    await zaehlen(db(), heute(), [{ kampagne: id, platz, ansichten: 0, klicks: 1, sekunden: 0 }]);
  return zielVon(kampagne.ziel, platz);
}

async function zaehlt(
  id: string,
  { headers }: Request,
  context: Readonly<RouterContextProvider>,
): Promise<boolean> {
  if (istProgramm(headers.get("user-agent")) || vorausgeladen((name) => headers.get(name))) return false;
  const { raten, client } = context.get(anfrageContext);
  try {
    await raten.pruefen(jeKampagne, `${client} ${id}`);
    return true;
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return false;
    throw fehler;
  }
}
