import { createTransport } from "nodemailer";
import { type Absender, nachricht } from "./nachricht.server.ts";
import type { Postweg } from "./postweg-typ.server.ts";

const grenzenMs = { connectionTimeout: 20 * 1_000, greetingTimeout: 20 * 1_000, socketTimeout: 60_000 };

/** Mails through a server: at least once, because a connection may break after the server has taken a mail. */
export function smtp(url: string, absender: Absender): Postweg {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...grenzenMs });
  return {
    anspruchSekunden: 120,
    senden: async (auftrag) => {
      await transport.sendMail(nachricht(auftrag, absender));
    },
    schliessen: () => transport.close(),
  };
}

/**
 * Whether the receiving server has refused this mail for good (a 5xx answer to sender, recipient or content). Refused
 * credentials are the operator's fault and mended by him; the mail waits.
 */
export function endgueltigAbgelehnt(fehler: unknown): boolean {
  const { code, responseCode } = Object(fehler) as { code?: unknown; responseCode?: unknown };
  return (
    (code === "EENVELOPE" || code === "EMESSAGE") &&
    typeof responseCode === "number" &&
    responseCode >= 500 &&
    responseCode < 600
  );
}
