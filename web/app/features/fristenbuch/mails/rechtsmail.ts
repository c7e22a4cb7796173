import { brief } from "#platform/mail/brief.ts";

/** Tells a lawyer that other days stand beside booked ones; which, the book says. */
export function rechtsmail(name: string, ziel: string) {
  return brief({
    art: "frist-recht",
    betreff: "Fristen mit anderem Tag nach geändertem Recht",
    anrede: name,
    absaetze: [
      "das Portal hat die offenen Fristen Ihrer Kanzlei nach dem Recht neu gerechnet, das jetzt erfasst ist. Bei mindestens einer ergibt sich ein anderer Tag als der gebuchte oder keiner mehr.",
      "Im Buch steht weiter der gebuchte Tag. Bitte sehen Sie die Fristen an und entscheiden Sie, welcher Tag gilt.",
    ],
    knopf: { text: "Fristen ansehen", ziel },
  });
}
