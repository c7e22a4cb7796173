import { tag } from "@gebuehrenportal/recht";
import { nach, vor, weg, type Zeile } from "./zeile.ts";

const d = tag;

/** Fictions of receipt across the change of 2025, weekends and proven receipt. */
export const bekanntgabezeilen: readonly Zeile[] = [
  ["AO: drei Tage zum Jahresende", weg("post-ao", "2024-12-27", "NW"), "2024-12-30"],
  ["AO: letzter Tag der drei Tage", weg("post-ao", "2024-12-31", "NW"), "2025-01-03"],
  ["AO: vier Tage auf Dreikönig, nicht in NW", weg("post-ao", "2025-01-02", "NW"), "2025-01-06"],
  ["AO: vier Tage auf Dreikönig in Bayern", weg("post-ao", "2025-01-02", "BY"), "2025-01-07"],
  ["AO: Karfreitag verschiebt die Fiktion", weg("post-ao", "2025-04-14", "NW"), "2025-04-22"],
  ["AO: ein Monat danach", nach("post-ao", "2025-04-14", "1m", "NW", "AO"), "2025-05-22"],
  ["VwVfG: Karfreitag verschiebt nicht", weg("post-vwvfg", "2025-04-14", "NW"), "2025-04-18"],
  [
    "VwVfG: erst das Ende verschiebt sich",
    nach("post-vwvfg", "2025-04-14", "1m", "NW", "VwGO"),
    "2025-05-19",
  ],
  ["SGB X: Sonntag bleibt", weg("post-sgbx", "2025-01-01", "HE"), "2025-01-05"],
  ["SGB X: ein Monat danach", nach("post-sgbx", "2025-01-01", "1m", "HE", "SGG"), "2025-02-05"],
  [
    "AO: späterer Zugang gilt",
    weg("post-ao", "2025-05-02", "BE", { tatsaechlichAm: d("2025-05-09") }),
    "2025-05-09",
  ],
  [
    "AO: Zugang am Sonntag vor dem verschobenen Tag",
    weg("post-ao", "2025-05-06", "BE", { tatsaechlichAm: d("2025-05-11") }),
    "2025-05-12",
  ],
  [
    "VwVfG: Zugang am Sonntag nach der Fiktion",
    weg("post-vwvfg", "2025-05-06", "BE", { tatsaechlichAm: d("2025-05-11") }),
    "2025-05-11",
  ],
  [
    "VwVfG: früherer Zugang unbeachtlich",
    weg("post-vwvfg", "2025-05-06", "BE", { tatsaechlichAm: d("2025-05-07") }),
    "2025-05-10",
  ],
  [
    "VwVfG: kein Zugang, keine Fiktion",
    weg("post-vwvfg", "2025-05-06", "BE", { nichtZugegangen: true }),
    null,
  ],
  ["eEB am Sonntag", nach("eeb", "2025-05-11", "1m", "BE", "ZPO"), "2025-06-11"],
  ["Briefkasten am Samstag", nach("zu-briefkasten", "2025-04-12", "2w", "BE", "ZPO"), "2025-04-28"],
  ["Öffentliche Zustellung im Februar", weg("oeffentlich-zpo", "2025-01-31", "BE"), "2025-02-28"],
  [
    "Öffentliche Zustellung, danach zwei Wochen",
    nach("oeffentlich-zpo", "2025-01-31", "2w", "BE", "ZPO"),
    "2025-03-14",
  ],
  [
    "Aufgabe zur Post ins Ausland",
    nach("aufgabe-ausland-zpo", "2024-12-20", "1m", "BE", "ZPO"),
    "2025-02-03",
  ],
  ["Insolvenzbekanntmachung am Freitag", weg("inso-bekanntmachung", "2025-12-19", "BE"), "2025-12-21"],
  [
    "Sofortige Beschwerde danach",
    nach("inso-bekanntmachung", "2025-12-19", "2w", "BE", "InsO"),
    "2026-01-05",
  ],
  ["Allgemeinverfügung ohne Tag", weg("allgemeinverfuegung", "2025-03-10", "BE"), "2025-03-11"],
  ["Abruf AO 2025: Samstag verschiebt", weg("abruf-ao", "2025-12-02", "BE"), "2025-12-08"],
  [
    "Abruf AO 2025 ohne nachgewiesene Nachricht",
    weg("abruf-ao", "2025-12-02", "BE", { nichtZugegangen: true, tatsaechlichAm: d("2025-12-20") }),
    "2025-12-20",
  ],
  [
    "Abruf AO 2026: später Abruf ohne Bedeutung",
    weg("abruf-ao", "2026-01-05", "BE", { tatsaechlichAm: d("2026-01-20") }),
    "2026-01-09",
  ],
  [
    "Abruf VwVfG am zehnten Tag",
    weg("abruf-vwvfg", "2025-04-01", "BE", { tatsaechlichAm: d("2025-04-11") }),
    "2025-04-12",
  ],
  [
    "Abruf VwVfG am elften Tag",
    weg("abruf-vwvfg", "2025-04-01", "BE", { tatsaechlichAm: d("2025-04-12") }),
    null,
  ],
  ["formlos 2024: zweiter Werktag über Samstag", weg("formlos-zpo", "2024-12-20", "BE"), "2024-12-23"],
  ["formlos 2025: vierter Tag", weg("formlos-zpo", "2025-12-19", "BE"), "2025-12-23"],
  ["FamFG zum Jahresende 2024", weg("post-famfg", "2024-12-30", "BE"), "2025-01-02"],
  ["einheitliche Stelle: noch drei Tage", weg("einheitliche-stelle", "2025-05-05", "BE"), "2025-05-08"],
  [
    "ohne Empfangsbevollmächtigten: sieben Tage",
    weg("empfangsbevollmaechtigter-vwvfg", "2025-05-05", "BE"),
    "2025-05-12",
  ],
  [
    "ohne Empfangsbevollmächtigten, elektronisch",
    weg("empfangsbevollmaechtigter-vwvfg", "2025-05-05", "BE", { elektronisch: true }),
    "2025-05-09",
  ],
  [
    "ohne Empfangsbevollmächtigten, AO: ein Monat",
    weg("empfangsbevollmaechtigter-ao", "2025-01-30", "BE"),
    "2025-02-28",
  ],
  [
    "Landesbehörde in Bayern: drei Tage",
    weg("post-vwvfg", "2025-05-05", "BY", { landesbehoerde: true }),
    "2025-05-08",
  ],
  [
    "Landesbehörde in Berlin: Bundesrecht",
    weg("post-vwvfg", "2025-05-05", "BE", { landesbehoerde: true }),
    "2025-05-09",
  ],
  [
    "ohne Empfangsbevollmächtigten, elektronisch, Landesbehörde in Bayern",
    weg("empfangsbevollmaechtigter-vwvfg", "2025-05-05", "BY", { elektronisch: true, landesbehoerde: true }),
    "2025-05-08",
  ],
];

/** Backward periods: nothing moves to the later side. */
export const rueckwaertszeilen: readonly Zeile[] = [
  ["Folgesache vor dem Scheidungstermin", vor("2025-03-20", "2w", "BE"), "2025-03-05"],
  ["eine Woche auf Pfingstsonntag", vor("2025-06-16", "1w", "BE"), "2025-06-08"],
  ["drei Monate in den Februar", vor("2025-05-31", "3m", "BE"), "2025-02-27"],
  [
    "Ablauf des 30. Juni, zwei Monate",
    vor("2025-06-30", "2m", "BE", { ereignisAmTagesende: true }),
    "2025-04-30",
  ],
  [
    "Ablauf des 31. März, ein Monat",
    vor("2025-03-31", "1m", "BE", { ereignisAmTagesende: true }),
    "2025-02-28",
  ],
  [
    "Hauptversammlung, dreißig Tage, Sonntag",
    vor("2025-05-28", "30t", "", { regime: "AKTG-121" }),
    "2025-04-27",
  ],
  [
    "Hauptversammlung mit Anmeldefrist",
    vor("2025-05-28", "30t", "", { regime: "AKTG-121", anmeldefristTage: 6 }),
    "2025-04-21",
  ],
  ["Anmeldung zur Hauptversammlung", vor("2025-05-28", "6t", "", { regime: "AKTG-121" }), "2025-05-21"],
  [
    "Anfechtung: fehlender Tag wird Monatserster",
    vor("2025-05-31", "3m", "", { regime: "INSO-139" }),
    "2025-03-01",
  ],
  ["Anfechtung vom 30. März", vor("2025-03-30", "1m", "", { regime: "INSO-139" }), "2025-03-01"],
  ["Anfechtung: vier Jahre vom Schalttag", vor("2024-02-29", "4j", "", { regime: "INSO-139" }), "2020-02-29"],
  [
    "Anfechtung: zehn Jahre vom Schalttag",
    vor("2024-02-29", "10j", "", { regime: "INSO-139" }),
    "2014-03-01",
  ],
];
