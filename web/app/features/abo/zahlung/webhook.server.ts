import { jetzt } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { eingehend } from "#platform/http/eingehend.server.ts";
import { einzugAbgleichen } from "./einzug/einziehen.server.ts";
import { erstattungAbgleichen } from "./einzug/erstatten.server.ts";
import { hinterlegungUebernehmen, kundeAbgleichen } from "./einzug/hinterlegen.server.ts";
import type { Nachricht, Zahlstelle } from "./port.ts";
import { zahlstelle } from "./zahlstelle.server.ts";

const hoechstens = 256 * 1024;

/**
 * Takes what the provider tells. Its signature is checked on the very bytes that came; what it is about is asked of him
 * anew, so that news may come twice, late, or in any order. Whatever goes wrong is told again by him.
 *
 * @throws {ApiFehler} 404 nobody debits here, 400 not signed by him, 413
 */
export async function webhookAnnehmen(request: Request): Promise<void> {
  const stelle = await zahlstelle();
  if (!stelle) throw new ApiFehler(404);
  const unterschrift = request.headers.get("stripe-signature") ?? "";
  const nachricht = stelle.nachricht(await gelesen(request), unterschrift, jetzt().epochMilliseconds);
  if (!nachricht)
    throw new ApiFehler(400, { code: "unterschrift", error: "Die Unterschrift der Nachricht stimmt nicht." });
  await beachten(stelle, nachricht);
}

async function gelesen(request: Request): Promise<Uint8Array> {
  const teile: Uint8Array[] = [];
  let groesse = 0;
  for await (const teil of eingehend(request)) {
    groesse += teil.byteLength;
    if (groesse > hoechstens) throw new ApiFehler(413);
    teile.push(teil);
  }
  return Buffer.concat(teile);
}

async function beachten(stelle: Zahlstelle, nachricht: Nachricht): Promise<void> {
  switch (nachricht.art) {
    case "einzug":
      return einzugAbgleichen(stelle, nachricht.fremdId);
    case "erstattung":
      return erstattungAbgleichen(stelle, nachricht.fremdId);
    case "sitzung":
      await hinterlegungUebernehmen(stelle, nachricht.id);
      return;
    case "kunde":
      return kundeAbgleichen(stelle, nachricht.kunde);
    default:
      return;
  }
}
