/** One amendment as `docs/recht-aendern.md` says: text that comes into a file, and where. */
export type Eintrag = {
  readonly datei: string;
  /** The series of the file whose end the text follows; unset: behind `anker`. */
  readonly reihe?: string;
  readonly anker?: string;
  readonly text: string;
};

const rechengroessen = "packages/gesetze/sgb-4/rechengroessen.ts";
const beleg = (paket: string, zeile: object): Eintrag => ({
  datei: `packages/${paket}/faelle/eckwerte.json`,
  anker: "[\n",
  text: `  ${JSON.stringify(zeile)},\n`,
});
const rechtsstand = (tag: string, norm: string): Eintrag => ({
  datei: "docs/RECHTSSTAND.md",
  // Behind the newest line that is later; the table is sorted by day.
  anker: "| 01.01.2028 |",
  text: `| ${tag} | ${norm} | erfundene Probe | Probe 2027 |\n`,
});

/** The yearly amendments of 2027 with invented figures: base rate, PKH, pension figures, § 850c ZPO, a holiday of a new law. */
export const eintraege: readonly Eintrag[] = [
  {
    datei: "packages/gesetze/bgb/paragraph-247.ts",
    reihe: "basiszinssatz",
    text: '  halbjahr("2027-01-01", 177),\n  halbjahr("2027-07-01", 202),\n',
  },
  {
    datei: "packages/gesetze/zpo/paragraph-115.ts",
    reihe: "freibetraege",
    text: `    {
      ab: tag("2027-01-01"),
      quelle: pkhb(2027, "20.12.2026", "BGBl. 2026 I Nr. 360"),
      wert: { bund: werte(290, 640, 510, 530, 440, 400), "muenchen-stadt": werte(300, 660, 525, 545, 450, 410) },
    },
`,
  },
  {
    datei: "packages/gesetze/zpo/paragraph-850c.ts",
    reihe: "pfaendungsgrenzen",
    text: `    {
      ab: tag("2027-07-01"),
      quelle: bekanntmachung("BGBl. 2027 I Nr. 80", 2027),
      wert: {
        monat: freibetraege(1_615_16, 607_87, 338_65, 4_951_43),
        woche: freibetraege(371_71, 139_90, 77_94, 1_139_49),
        tag: freibetraege(74_34, 27_98, 15_59, 227_90),
      },
    },
`,
  },
  {
    datei: rechengroessen,
    anker: '  2026: ["24.11.2025", "BGBl. 2025 I Nr. 278"],\n',
    text: '  2027: ["24.11.2026", "BGBl. 2026 I Nr. 278"],\n',
  },
  {
    datei: "packages/gesetze/sgb-4/paragraph-18.ts",
    reihe: "bezugsgroesse",
    text: '  { ab: tag("2027-01-01"), quelle: rechengroessen(2027), wert: eur(4_130) },\n',
  },
  {
    datei: "packages/gesetze/sgb-6/paragraph-159.ts",
    reihe: "beitragsbemessungsgrenze",
    text: '    { ab: tag("2027-01-01"), quelle: rechengroessen(2027, paragraph159), wert: eur(106_200) },\n',
  },
  {
    datei: "packages/gesetze/sgb-6/paragraph-187.ts",
    reihe: "umrechnungsfaktoren",
    text: `    {
      ab: tag("2027-01-01"),
      quelle: bekanntmachung(2027, "04.12.2026", "BGBl. 2026 I Nr. 315"),
      wert: { punktInBeitrag: 99_420_720, beitragInPunkt: 1_005_827 },
    },
`,
  },
  {
    datei: "packages/gesetze/sgb-6/paragraph-68.ts",
    reihe: "aktuellerRentenwert",
    text: `  {
    ab: tag("2027-07-01"),
    quelle: rentenwerte(2027, "08.06.2027", "BGBl. 2027 I Nr. 140"),
    wert: { west: eur(44) },
  },
`,
  },
  {
    datei: "packages/gesetze/feiertage/bayern.ts",
    anker: "    tagDerEinheit,\n",
    text: `    feiertag(weltkindertag, norm, {
      ab: tag("2027-01-01"),
      quelle: { titel: "Gesetz zur Änderung des Feiertagsgesetzes vom 01.10.2026", fundstelle: "GVBl. 2026 S. 500" },
    }),
`,
  },
  { datei: "packages/gesetze/feiertage/bayern.ts", anker: "  einmalig,\n", text: "  feiertag,\n" },
  { datei: "packages/gesetze/feiertage/bayern.ts", anker: "  ueberall,\n", text: "  weltkindertag,\n" },
  {
    datei: "packages/gesetze/feiertage/bayern.ts",
    anker: 'import type { Quelle } from "@gebuehrenportal/recht";\n',
    text: 'import { tag } from "@gebuehrenportal/recht";\n',
  },
  beleg("fristen", {
    norm: "Art. 1 Abs. 1 Nr. 1 FTG (BY)",
    titel: "Weltkindertag in Bayern",
    am: "2027-01-01",
    wert: { art: "fest", monat: 9, tag: 20 },
    quelle: "Probe",
  }),
  beleg("forderung", { norm: "§ 247 BGB", am: "2027-01-01", wert: 177, quelle: "Probe" }),
  beleg("forderung", { norm: "§ 247 BGB", am: "2027-07-01", wert: 202, quelle: "Probe" }),
  beleg("forderung", {
    norm: "§ 850c ZPO",
    am: "2027-07-01",
    wert: {
      monat: { grundbetrag: 161516, erstePerson: 60787, weiterePerson: 33865, vollPfaendbarUeber: 495143 },
      woche: { grundbetrag: 37171, erstePerson: 13990, weiterePerson: 7794, vollPfaendbarUeber: 113949 },
      tag: { grundbetrag: 7434, erstePerson: 2798, weiterePerson: 1559, vollPfaendbarUeber: 22790 },
    },
    quelle: "Probe",
  }),
  beleg("streitwert", {
    norm: "§ 115 Abs. 1 ZPO",
    am: "2027-01-01",
    wert: {
      bund: { erwerbstaetig: 29000, partei: 64000, erwachsen: 51000, ab14: 53000, ab6: 44000, unter6: 40000 },
      "muenchen-stadt": {
        erwerbstaetig: 30000,
        partei: 66000,
        erwachsen: 52500,
        ab14: 54500,
        ab6: 45000,
        unter6: 41000,
      },
    },
    quelle: "Probe",
  }),
  beleg("versorgungsausgleich", {
    norm: "§ 18 Abs. 1 SGB IV",
    am: "2027-01-01",
    wert: 413000,
    quelle: "Probe",
  }),
  beleg("versorgungsausgleich", {
    norm: "§§ 159, 160 SGB VI",
    am: "2027-01-01",
    wert: 10620000,
    quelle: "Probe",
  }),
  beleg("versorgungsausgleich", {
    norm: "§ 187 Abs. 3 SGB VI",
    am: "2027-01-01",
    wert: { punktInBeitrag: 99420720, beitragInPunkt: 1005827 },
    quelle: "Probe",
  }),
  beleg("versorgungsausgleich", {
    norm: "§ 68 SGB VI",
    am: "2027-07-01",
    wert: { west: 4400 },
    quelle: "Probe",
  }),
  rechtsstand(
    "01.01.2027",
    "§ 247 BGB, § 115 Abs. 1 ZPO, § 18 Abs. 1 SGB IV, §§ 159, 160 SGB VI, § 187 Abs. 3 SGB VI",
  ),
  rechtsstand("01.01.2027", "Art. 1 Abs. 1 Nr. 1 FTG (BY)"),
  rechtsstand("01.07.2027", "§ 247 BGB, § 68 SGB VI, § 850c ZPO"),
];

/** Puts an entry into the text of its file. Throws when the recipe no longer fits the file. */
export function eingetragen(quelltext: string, { datei, reihe, anker, text }: Eintrag): string {
  if (reihe !== undefined) {
    const beginn = quelltext.indexOf(`export const ${reihe} =`);
    const ende = /\n {2}\],\n\);|\n\]\);/.exec(quelltext.slice(beginn));
    if (beginn < 0 || !ende) throw new Error(`${datei}: ${reihe} endet nicht, wie die Anleitung es sagt`);
    const stelle = beginn + ende.index + 1;
    return quelltext.slice(0, stelle) + text + quelltext.slice(stelle);
  }
  const stelle = quelltext.indexOf(anker ?? "");
  if (anker === undefined || stelle < 0) throw new Error(`${datei}: „${anker}“ fehlt`);
  // A line of the table ends first.
  const danach = anker.endsWith("\n") ? stelle + anker.length : quelltext.indexOf("\n", stelle) + 1;
  return quelltext.slice(0, danach) + text + quelltext.slice(danach);
}
