/** Sentences of the post that came in. */
export const postsaetze = {
  nichtGefunden: "Dieses Stück steht nicht im Posteingang.",
  vonFehlt: "Bitte nennen Sie, von wem die Post kommt.",
  artFehlt: "Bitte wählen Sie, was gekommen ist.",
  tagFehlt: "Bitte geben Sie den Tag der Zustellung an, zum Beispiel 05.03.2027.",
  tagKuenftig: "Die Zustellung liegt in der Zukunft; bitte prüfen Sie den Tag.",
  wegUnbekannt: "Diesen Weg der Zustellung kennt das Portal nicht.",
  gebietUnbekannt: "Dieses Rechtsgebiet kennt der Fristenkatalog nicht.",
  grundFehlt: "Bitte sagen Sie mit einem Wort, warum nichts zu notieren ist.",
  streichgrundFehlt: "Bitte nennen Sie den Grund.",
  gestrichen: "Das Stück ist gestrichen und bleibt, wie es ist.",
  gebucht: "Aus diesem Stück sind schon Fristen gebucht.",
  nichtEntschieden: "Über dieses Stück ist noch nicht entschieden.",
  fristFremd: "Diese Frist steht nicht im Fristenbuch der Kanzlei oder ist gestrichen.",
  abendBemerkung: "Bitte sagen Sie, was mit der Post ohne Entscheidung geschieht.",
  fristenFehlen: "Bitte nennen Sie mindestens eine Frist.",
} as const;
