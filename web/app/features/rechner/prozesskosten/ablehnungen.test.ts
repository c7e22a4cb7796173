import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Instanz, ProzesskostenEingabe } from "./eingabe.ts";
import { prozesskosten } from "./prozesskosten.ts";

const am = tag("2026-11-21");
const davor = tag("2026-11-20");
const instanz = (mehr: Partial<Instanz> = {}): Instanz => ({ am, ende: "urteil", ...mehr });
const rechne = (mehr: Partial<ProzesskostenEingabe>) =>
  prozesskosten({ wert: cent(1_000_000), rolle: "klaeger", instanzen: [instanz()], ...mehr });

const begruendung = [
  "Vor der Begründung endet nur ein Rechtsmittel durch Rücknahme oder Erledigung.",
  "Nr. 1221, 1231 KV GKG",
] as const;
const volle = [
  "Ermäßigt ist die Gebühr der Gegenseite nur, wenn ein Rechtsmittel vor der Begründung zurückgenommen wird.",
  "Nr. 3201 VV",
] as const;
const streitig = [
  "Nach der streitigen Verhandlung fragt nur das Arbeitsgericht in der ersten Instanz, wenn sie vorzeitig endet.",
  "Nr. 8211 KV GKG",
] as const;
const finanzende = [
  "Vor den Finanzgerichten endet das Verfahren nicht durch Vergleich oder Anerkenntnis; wer sich verständigt, erklärt es für erledigt.",
  "§ 138 FGO",
] as const;
const keineZulassung = [
  "In dieser Instanz kennt der Rechtsweg kein eigenes Zulassungsverfahren.",
  "§ 511 ZPO",
] as const;
const keineWeitere = "Ohne Zulassung endet das Verfahren; eine weitere Instanz gibt es nicht.";
const keinMahnverfahren = ["Vor diesen Gerichten gibt es kein Mahnverfahren.", "§ 688 ZPO"] as const;
const zuSpaet = [
  "Die vorgerichtliche Tätigkeit kann nicht nach dem Verfahren beginnen.",
  "Vorbem. 3 Abs. 4 VV",
] as const;
const rechtsmittel =
  "Ein Rechtsmittel kann nicht vor der Instanz eingelegt sein, gegen deren Entscheidung es sich richtet.";

const haelfte = { zaehler: 1, nenner: 2 };
const halbe = { eigeneVonGegner: haelfte, gegnerVonEigenen: haelfte, gericht: haelfte };

test.each<[Partial<ProzesskostenEingabe>, string, string, string]>([
  [
    { ohneMindestwert: true },
    "Einen Mindeststreitwert gibt es nur vor den Finanzgerichten.",
    "§ 52 Abs. 4 Nr. 1 GKG",
    "ohneMindestwert",
  ],
  [
    { rechtsweg: "arbeit", vorgerichtlich: { am, nebenforderung: true } },
    "Vor den Arbeitsgerichten ist die Geschäftsgebühr auch als Schaden nicht zu ersetzen.",
    "§ 12a Abs. 1 Satz 1 ArbGG",
    "vorgerichtlich.nebenforderung",
  ],
  [
    { instanzen: [instanz({ ende: "ruecknahme", vorBegruendung: true })] },
    ...begruendung,
    "instanzen[0].vorBegruendung",
  ],
  [
    { instanzen: [instanz(), instanz({ ende: "vergleich", vorBegruendung: true })] },
    ...begruendung,
    "instanzen[1].vorBegruendung",
  ],
  [
    { rechtsweg: "scheidung", instanzen: [instanz(), instanz({ vorBegruendung: true })] },
    begruendung[0],
    "Nr. 1121, 1131 KV FamGKG",
    "instanzen[1].vorBegruendung",
  ],
  [
    { rechtsweg: "finanz", instanzen: [instanz(), instanz({ vorBegruendung: true })] },
    begruendung[0],
    "Nr. 6121 KV GKG",
    "instanzen[1].vorBegruendung",
  ],
  [
    { instanzen: [instanz(), instanz({ ende: "ruecknahme", volleGebuehr: true })] },
    ...volle,
    "instanzen[1].volleGebuehr",
  ],
  [{ rechtsweg: "arbeit", instanzen: [instanz({ streitig: true })] }, ...streitig, "instanzen[0].streitig"],
  [
    { rechtsweg: "arbeit", instanzen: [instanz(), instanz({ ende: "ruecknahme", streitig: true })] },
    ...streitig,
    "instanzen[1].streitig",
  ],
  [{ instanzen: [instanz({ ende: "erledigung", streitig: true })] }, ...streitig, "instanzen[0].streitig"],
  [
    { instanzen: [instanz({ rechtsmittelVon: "eigene" })] },
    "Die erste Instanz beginnt mit der Klage, nicht mit einem Rechtsmittel.",
    "§ 253 ZPO",
    "instanzen[0].rechtsmittelVon",
  ],
  [
    { rechtsweg: "scheidung", instanzen: [instanz({ rechtsmittelVon: "gegner" })] },
    "Die erste Instanz beginnt mit dem Scheidungsantrag, nicht mit einem Rechtsmittel.",
    "§ 124 FamFG",
    "instanzen[0].rechtsmittelVon",
  ],
  [
    { rechtsweg: "scheidung", quoten: halbe, prozesskostenhilfe: true },
    "Mit Verfahrenskostenhilfe wird der Ausgleich nur nach einer Quote für alle Kosten gerechnet.",
    "§ 113 Abs. 1 Satz 2 FamFG, §§ 106, 126 ZPO",
    "prozesskostenhilfe",
  ],
  [
    { rechtsweg: "finanz", instanzen: [instanz(), instanz(), instanz()] },
    "Dieser Rechtsweg hat nur zwei Instanzen.",
    "§ 2 FGO",
    "instanzen",
  ],
  [{ rechtsweg: "verwaltung", mahnverfahren: { am } }, ...keinMahnverfahren, "mahnverfahren"],
  [{ rechtsweg: "sozial", mahnverfahren: { am } }, ...keinMahnverfahren, "mahnverfahren"],
  [
    { rechtsweg: "arbeit", onlineVerfahren: true },
    "Das Online-Verfahren gibt es nur vor den Amtsgerichten.",
    "§ 1122 ZPO",
    "onlineVerfahren",
  ],
  [{ rechtsweg: "finanz", instanzen: [instanz({ ende: "vergleich" })] }, ...finanzende, "instanzen[0].ende"],
  [
    { rechtsweg: "finanz", instanzen: [instanz(), instanz({ ende: "anerkenntnis" })] },
    ...finanzende,
    "instanzen[1].ende",
  ],
  [
    { instanzen: [instanz(), instanz({ zulassung: "erfolgreich" })] },
    ...keineZulassung,
    "instanzen[1].zulassung",
  ],
  [
    { rechtsweg: "sozial", instanzen: [instanz({ zulassung: "erfolglos" })] },
    ...keineZulassung,
    "instanzen[0].zulassung",
  ],
  [
    { rechtsweg: "sozial", instanzen: [instanz(), instanz({ zulassung: "zurueckgenommen" }), instanz()] },
    keineWeitere,
    "§ 145 SGG",
    "instanzen[1].zulassung",
  ],
  [
    { rechtsweg: "verwaltung", instanzen: [instanz(), instanz({ zulassung: "erfolglos" }), instanz()] },
    keineWeitere,
    "§ 124a VwGO",
    "instanzen[1].zulassung",
  ],
  [{ vorgerichtlich: { am }, instanzen: [instanz({ am: davor })] }, ...zuSpaet, "instanzen[0].am"],
  [{ vorgerichtlich: { am }, mahnverfahren: { am: davor } }, ...zuSpaet, "mahnverfahren.am"],
  [
    { mahnverfahren: { am }, instanzen: [instanz({ am: davor })] },
    "Die Klage kann nicht vor dem Mahnverfahren anhängig geworden sein.",
    "§ 696 Abs. 3 ZPO",
    "instanzen[0].am",
  ],
  [{ instanzen: [instanz(), instanz({ am: davor })] }, rechtsmittel, "§ 517 ZPO", "instanzen[1].am"],
  [
    { rechtsweg: "arbeit", instanzen: [instanz(), instanz({ am: davor })] },
    rechtsmittel,
    "§ 66 Abs. 1 ArbGG",
    "instanzen[1].am",
  ],
  [
    { rechtsweg: "finanz", instanzen: [instanz(), instanz({ am: davor })] },
    rechtsmittel,
    "§ 120 FGO",
    "instanzen[1].am",
  ],
])("%j: %s (%s) am Feld %s", (mehr, grund, norm, feld) => {
  expect(rechne(mehr)).toEqual({ art: "kein-ergebnis", grund, norm, feld });
});

// Nr. 8211 KV GKG, Nr. 3201 VV, § 52 Abs. 4 Nr. 1 GKG: was hier etwas ändert, wird nicht beanstandet
test.each<[Partial<ProzesskostenEingabe>]>([
  [{ rechtsweg: "finanz", ohneMindestwert: true }],
  [{ rechtsweg: "arbeit", instanzen: [instanz({ ende: "anerkenntnis", streitig: true })] }],
  [{ instanzen: [instanz(), instanz({ ende: "ruecknahme", vorBegruendung: true, volleGebuehr: true })] }],
  [{ instanzen: [instanz(), instanz({ ende: "erledigung", vorBegruendung: true })] }],
  [{ instanzen: [instanz(), instanz({ rechtsmittelVon: "gegner" })] }],
  [{ rechtsweg: "arbeit", mahnverfahren: { am } }],
  [{ onlineVerfahren: true }],
  [{ vorgerichtlich: { am, nebenforderung: true } }],
  [{ rechtsweg: "sozial", instanzen: [instanz(), instanz({ zulassung: "erfolgreich" }), instanz()] }],
  [{ vorgerichtlich: { am: davor }, mahnverfahren: { am: davor }, instanzen: [instanz(), instanz()] }],
])("%j wird gerechnet", (mehr) => {
  expect(rechne(mehr).art).toBe("ergebnis");
});

// Das RVG gilt seit 01.07.2004 (Art. 8 KostRMoG), Gerichtskosten sind hier erst später erfasst; Nr. 2300 VV: 0,5 bis 2,5.
test.each<[Partial<ProzesskostenEingabe>, string]>([
  [{ mahnverfahren: { am: tag("2010-01-01") } }, "mahnverfahren"],
  [{ vorgerichtlich: { am: tag("2004-06-30") } }, "vorgerichtlich"],
  [{ vorgerichtlich: { am, satz100: 251 } }, "vorgerichtlich.satz"],
  [{ instanzen: [instanz({ am: tag("2010-01-01") })] }, "instanzen[0].am"],
])("%j liegt außerhalb: ein Grund am Feld %s", (mehr, feld) => {
  expect(rechne(mehr)).toMatchObject({ art: "kein-ergebnis", feld });
});
