import type { Umgebung } from "../env/env.server.ts";
import { outbox } from "./outbox.server.ts";
import type { Postweg } from "./postweg-typ.server.ts";
import { smtp } from "./smtp.server.ts";

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
