import { administration } from "#features/konto/index.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { fehlendeAnbieterangaben } from "#platform/env/anbieter.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type Stillstand, stillstandsmail } from "../../mails/stillstandsmail.ts";
import { wartendeSendungen } from "../post/sendung-store.server.ts";
import { gescheiterte } from "./rueckstand-store.server.ts";
import { auftraegeWarten, stillstandVermerken, stillstandVorbei } from "./stillstand-store.server.ts";

/** What fails for so long does not mend itself. */
const geduldMinuten = 60;

/**
 * Tells the administrators, once for each standstill, that invoices or reminders do not go out and that their time
 * therefore does not run. When it is over, the next one is told anew. Without an administrator it goes to the provider.
 *
 * @returns how many mails
 */
export async function stillstandMelden(): Promise<number> {
  const { demo, anbieter, baseUrl } = umgebung();
  if (demo) return 0;
  const am = new Date(jetzt().epochMilliseconds);
  const vorhin = new Date(am.getTime() - geduldMinuten * 60_000);
  const fehlt = fehlendeAnbieterangaben(anbieter);
  return betrieb(async (tx) => {
    const { auftraege, dateien } = await gescheiterte(tx);
    const steht: Readonly<Record<Stillstand, boolean>> = {
      angaben: fehlt.length > 0 && (await auftraegeWarten(tx, am)),
      belege: [...auftraege, ...dateien].some(({ seit }) => seit <= vorhin),
      post: (await wartendeSendungen(tx, vorhin)) > 0,
    };
    const empfaenger = await administration(tx);
    const an =
      empfaenger.length > 0 || anbieter.beispiel
        ? empfaenger
        : [{ name: anbieter.name, email: anbieter.email }];
    let mails = 0;
    for (const grund of Object.keys(steht) as Stillstand[]) {
      if (!steht[grund]) {
        await stillstandVorbei(tx, grund);
        continue;
      }
      // Nobody can be told yet.
      if (an.length === 0 || !(await stillstandVermerken(tx, grund, am))) continue;
      for (const { name, email } of an) {
        await mailEinreihen(tx, { ...stillstandsmail(name, { grund, fehlt, baseUrl }), an: email });
        mails += 1;
      }
    }
    return mails;
  });
}
