/** The evidence for local holidays in short words; `quellen.json` says more of each. */
export const belegtexte: Readonly<Record<string, string>> = {
  bgh: "BGH III ZB 76/16",
  lfstat: "Bayerisches Landesamt für Statistik, Mitteilungen 233/2014, 214/2020 und 217/2025",
  "opf-liste": "Liste der neun Gemeinden der Oberpfalz ohne diesen Feiertag",
  "schw-liste": "Liste der 16 Gemeinden Schwabens ohne diesen Feiertag",
  "ufr-liste": "Liste der 40 Gemeinden Unterfrankens ohne diesen Feiertag",
  "kfs-liste": "Liste der 17 kreisfreien Städte Bayerns mit diesem Feiertag",
  infranken: "infranken.de 2023 und 2024",
  "radio-plassenburg": "Radio Plassenburg 2019 (Landkreise Kulmbach, Kronach, Lichtenfels)",
  euroherz: "Radio Euroherz 2024 (Landkreise Hof und Wunsiedel)",
  radiogalaxy: "Radio Galaxy Oberfranken 2025",
  "lra-bayreuth": "Bekanntmachung des Landratsamts Bayreuth vom 08.08.2017",
  flz: "Fränkische Landeszeitung vom 13.08.2025",
  "br-franken": "Bayerischer Rundfunk 2019",
  galaxy: "Radio Galaxy Mittelfranken",
  fronleichnamsvo: "FronleichnamsVO (SN) vom 04.05.1993",
  thuerftgtg: "§ 10 Abs. 1 ThürFGtG",
};
