import { datum } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";
import type { Teamnachricht } from "../vertrag/teamnachricht.ts";
import { letzterTag } from "../vertrag/zeit.ts";

const verloren =
  "Ohne ihn arbeiten Sie nicht mehr im Fristenbuch, in den Kontakten und Vorlagen des Teams, sondern in Ihrem eigenen Bereich im kostenlosen Tarif. Eingetragene Fristen bleiben gespeichert und stehen der Leitung des Teams zur Verfügung.";

const inhalte = {
  endet: {
    betreff: "Der Tarif Ihres Teams endet",
    knopf: "Fristenbuch ansehen",
    pfad: "/fristenmanager",
  },
  beendet: {
    betreff: "Der Tarif Ihres Teams ist beendet",
    knopf: "Tarife ansehen",
    pfad: "/subscription",
  },
  bleibt: { betreff: "Der Tarif Ihres Teams läuft weiter", knopf: "Zum Team", pfad: "/team" },
  "gilt-wieder": { betreff: "Der Tarif Ihres Teams gilt wieder", knopf: "Zum Team", pfad: "/team" },
} as const;

/** Tells somebody who works in a team what becomes of its tier, and what he has to see to. */
export function teamtarifmail(name: string, nachricht: Teamnachricht, baseUrl: string) {
  const { betreff, knopf, pfad } = inhalte[nachricht.art];
  return brief({
    art: `abo-team-${nachricht.art}`,
    betreff,
    anrede: name,
    absaetze: saetze(nachricht),
    knopf: { text: knopf, ziel: `${baseUrl}${pfad}` },
  });
}

function saetze(nachricht: Teamnachricht): readonly string[] {
  switch (nachricht.art) {
    case "endet":
      return [
        `der Tarif Teams, den die Leitung Ihres Teams hält, endet mit dem ${datum(letzterTag(nachricht.zum))}. Bis dahin ändert sich nichts.`,
        verloren,
        "Drucken oder exportieren Sie das Fristenbuch bitte vorher, und führen Sie die Fristen an anderer Stelle weiter.",
      ];
    case "beendet":
      return [
        "der Tarif Teams, den die Leitung Ihres Teams hält, gilt nicht mehr.",
        verloren,
        "Stimmen Sie bitte mit der Leitung ab, wo offene Fristen jetzt überwacht werden.",
      ];
    case "bleibt":
      return [
        "der Tarif Teams Ihres Teams läuft entgegen unserer letzten Nachricht weiter; es ändert sich nichts.",
      ];
    default:
      return ["der Tarif Teams Ihres Teams gilt wieder. Sie arbeiten wie bisher im Team."];
  }
}
