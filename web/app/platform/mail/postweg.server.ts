import type { Umgebung } from "../env/env.server.ts";
import type { Versandauftrag } from "./mail-store.server.ts";
import { outbox } from "./outbox.server.ts";
import { smtp } from "./smtp.server.ts";

/** A way mails leave the portal. */
export type Postweg = {
  readonly senden: (auftrag: Versandauftrag) => Promise<void>;
  /** So long one attempt may take; then another one may begin. */
  readonly anspruchSekunden: number;
  readonly schliessen: () => void;
};

/** SMTP if `SMTP_URL` names a server, otherwise files in the data folder. */
export function postwegAus({
  smtpUrl,
  mailFrom: von,
  baseUrl,
  dataDir,
}: Pick<Umgebung, "smtpUrl" | "mailFrom" | "baseUrl" | "dataDir">): Postweg {
  const absender = { von, host: new URL(baseUrl).hostname };
  return smtpUrl ? smtp(smtpUrl, absender) : outbox(dataDir, absender);
}
