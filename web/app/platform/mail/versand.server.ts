import { dbAls } from "../db/zugang.server.ts";
import type { Jobart } from "../jobs/jobs.server.ts";
import type { Log } from "../log/log.server.ts";
import {
  alteMailsLoeschen,
  liegengebliebeneMails,
  mailBeanspruchen,
  mailGescheitert,
  mailGesendet,
  mailjob,
} from "./mail-store.server.ts";
import type { Postweg } from "./postweg-typ.server.ts";
import { endgueltigAbgelehnt } from "./smtp.server.ts";

export type Versand = {
  readonly postweg: Postweg;
  /** Keeps the texts of sent mails, for the demo's own mailbox. */
  readonly textBehalten: boolean;
  readonly log: Log;
};

/** Nobody else reads what stands in a mail. */
const post = () => dbAls("portal_post");

/** After so many attempts a mail is given up; with the pauses between them that is about a day. */
const hoechstversuche = 30;

/** Pause after an attempt: it doubles, from ten seconds to an hour. */
const pauseSekunden = (versuche: number) => Math.min(10 * 2 ** (versuche - 1), 3_600);

const aufbewahrungTage = 90;

/**
 * Sends one mail unless it is sent, given up, or in somebody else's hands.
 *
 * @throws whatever kept it from leaving, when another attempt makes sense
 */
export async function mailVersenden(id: string, { postweg, textBehalten, log }: Versand): Promise<void> {
  const auftrag = await mailBeanspruchen(post(), id, postweg.anspruchSekunden);
  if (!auftrag) return;
  try {
    await postweg.senden(auftrag);
  } catch (fehler) {
    const endgueltig = endgueltigAbgelehnt(fehler) || auftrag.versuche >= hoechstversuche;
    const pause = endgueltig ? undefined : pauseSekunden(auftrag.versuche);
    await mailGescheitert(post(), id, { fehler: fehlersatz(fehler), pauseSekunden: pause });
    if (!endgueltig) throw ohneAdresse(fehler);
    log.error({ mail: id, art: auftrag.art }, "Eine Mail ließ sich nicht zustellen");
    return;
  }
  await mailGesendet(post(), id, textBehalten);
}

/** Sends what was left: mails whose job was lost, whose process was killed, or that waited for a server to come back. */
export async function mailsNachholen(versand: Versand, aelterAlsSekunden: number): Promise<void> {
  for (const id of await liegengebliebeneMails(post(), aelterAlsSekunden)) {
    await mailVersenden(id, versand).catch((err: unknown) =>
      versand.log.warn({ mail: id, err }, "Eine Mail wartet weiter"),
    );
  }
}

/** The jobs of the mails. */
export function mailjobs(versand: Versand): readonly Jobart[] {
  return [
    // What fails keeps its pause in its own row, where the clock below looks.
    { name: mailjob, ausfuehren: ({ id }) => mailVersenden(String(id), versand), wiederholungen: 0 },
    { name: "mails-nachholen", takt: "* * * * *", ausfuehren: () => mailsNachholen(versand, 30) },
    {
      name: "mails-aufraeumen",
      takt: "17 3 * * *",
      ausfuehren: () => alteMailsLoeschen(post(), aufbewahrungTage),
    },
  ];
}

/** What went wrong, without the address it went wrong for. */
function fehlersatz(fehler: unknown): string {
  const text = fehler instanceof Error ? fehler.message : String(fehler);
  return text.replace(/<?[^\s<>]+@[^\s<>]+>?/g, "<…>");
}

/** A failure as it may stand in the log: without the address, which the answer of a mail server names. */
function ohneAdresse(fehler: unknown): Error {
  const { code, responseCode } = Object(fehler) as { code?: unknown; responseCode?: unknown };
  return Object.assign(new Error(fehlersatz(fehler)), { code, responseCode });
}
