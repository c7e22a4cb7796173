import { createTransport } from "nodemailer";
import type { Versandauftrag } from "./mail-store.server.ts";

export type Absender = {
  /** `Name <adresse>` or an address alone. */
  readonly von: string;
  /** Host in the Message-ID: the portal's own. */
  readonly host: string;
};

/** The fields of a mail. The Message-ID follows from the mail's id, so a mail that is sent twice is seen to be one. */
export function nachricht(
  { id, an, antwortAn, betreff, text, html, erstellt, anhaenge }: Versandauftrag,
  { von, host }: Absender,
) {
  return {
    from: von,
    // As an object, so that nobody can put a second recipient into an address.
    to: { name: "", address: an },
    ...(antwortAn ? { replyTo: { name: "", address: antwortAn } } : {}),
    subject: betreff,
    text,
    html,
    date: erstellt,
    messageId: `<${id}@${host}>`,
    ...(anhaenge.length > 0
      ? {
          attachments: anhaenge.map(({ name, typ, inhalt }) => ({
            filename: name,
            contentType: typ,
            content: Buffer.from(inhalt),
          })),
        }
      : {}),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "de" },
  };
}

const setzer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The whole mail as it would travel (RFC 5322). */
export async function alsEml(auftrag: Versandauftrag, absender: Absender): Promise<Uint8Array> {
  const { message } = await setzer.sendMail(nachricht(auftrag, absender));
  // In one piece: `buffer`.
  return message as Buffer;
}
