import { gilt, nach, nachUnion } from "./bau.ts";
import type { Geltung } from "./typ.ts";

/** Acts of the Union from the day they apply; most of their predecessors can still be read at EUR-Lex. */
export const union: readonly Geltung[] = [
  gilt(
    "DSGVO",
    "2018-05-25",
    "ABl. L 119 vom 04.05.2016 S. 1",
    nachUnion("Richtlinie 95/46/EG (Datenschutzrichtlinie)", "31995L0046"),
  ),
  gilt(
    "EuGVVO",
    "2015-01-10",
    "ABl. L 351 vom 20.12.2012 S. 1",
    nachUnion("Verordnung (EG) Nr. 44/2001", "32001R0044", "2002-03-01"),
  ),
  gilt(
    "Brüssel-IIb-VO",
    "2022-08-01",
    "ABl. L 178 vom 02.07.2019 S. 1",
    nachUnion("Verordnung (EG) Nr. 2201/2003", "32003R2201", "2005-03-01"),
  ),
  gilt(
    "EuInsVO",
    "2017-06-26",
    "ABl. L 141 vom 05.06.2015 S. 19",
    nachUnion("Verordnung (EG) Nr. 1346/2000", "32000R1346", "2002-05-31"),
  ),
  gilt(
    "EuZVO",
    "2022-07-01",
    "ABl. L 405 vom 02.12.2020 S. 40",
    nachUnion("Verordnung (EG) Nr. 1393/2007", "32007R1393", "2008-11-13"),
  ),
  gilt(
    "EuBVO",
    "2022-07-01",
    "ABl. L 405 vom 02.12.2020 S. 1",
    nachUnion("Verordnung (EG) Nr. 1206/2001", "32001R1206", "2004-01-01"),
  ),
  gilt("EuErbVO", "2015-08-17", "ABl. L 201 vom 27.07.2012 S. 107"),
  gilt("EuKoPfVO", "2017-01-18", "ABl. L 189 vom 27.06.2014 S. 59"),
  gilt(
    "UMV",
    "2017-10-01",
    "ABl. L 154 vom 16.06.2017 S. 1",
    nachUnion("Verordnung (EG) Nr. 207/2009 (Gemeinschaftsmarke)", "32009R0207", "2009-04-13"),
  ),
  gilt(
    "Dublin-III-VO",
    "2014-01-01",
    "ABl. L 180 vom 29.06.2013 S. 31",
    nachUnion("Verordnung (EG) Nr. 343/2003", "32003R0343", "2003-09-01"),
  ),
  gilt("Rom-I-VO", "2009-12-17", "ABl. L 177 vom 04.07.2008 S. 6", nach("Übereinkommen von Rom (EVÜ)")),
  gilt("Rom-II-VO", "2009-01-11", "ABl. L 199 vom 31.07.2007 S. 40"),
  gilt(
    "MDR",
    "2021-05-26",
    "ABl. L 117 vom 05.05.2017 S. 1",
    nachUnion("Richtlinie 93/42/EWG", "31993L0042"),
  ),
  gilt(
    "IVDR",
    "2022-05-26",
    "ABl. L 117 vom 05.05.2017 S. 176",
    nachUnion("Richtlinie 98/79/EG", "31998L0079"),
  ),
  gilt(
    "LMIV",
    "2014-12-13",
    "ABl. L 304 vom 22.11.2011 S. 18",
    nachUnion("Richtlinie 2000/13/EG", "32000L0013"),
  ),
  gilt(
    "MAR",
    "2016-07-03",
    "ABl. L 173 vom 12.06.2014 S. 1",
    nachUnion("Richtlinie 2003/6/EG (Marktmissbrauch)", "32003L0006"),
  ),
  gilt(
    "ProspektVO",
    "2019-07-21",
    "ABl. L 168 vom 30.06.2017 S. 12",
    nachUnion("Richtlinie 2003/71/EG (Prospekte)", "32003L0071"),
  ),
  gilt(
    "UZK",
    "2016-05-01",
    "ABl. L 269 vom 10.10.2013 S. 1",
    nachUnion("Verordnung (EWG) Nr. 2913/92 (Zollkodex)", "31992R2913", "1994-01-01"),
  ),
  gilt(
    "VO (EG) 883/2004",
    "2010-05-01",
    "ABl. L 166 vom 30.04.2004 S. 1",
    nachUnion("Verordnung (EWG) Nr. 1408/71", "31971R1408"),
  ),
  gilt("DSA", "2024-02-17", "ABl. L 277 vom 27.10.2022 S. 1", { sicherheit: "mittel" }),
  gilt("DMA", "2023-05-02", "ABl. L 265 vom 12.10.2022 S. 1", { sicherheit: "mittel" }),
  gilt("KI-VO", "2024-08-01", "ABl. L 2024/1689 vom 12.07.2024", { sicherheit: "mittel" }),
  gilt(
    "AEUV",
    "2009-12-01",
    "ABl. C 306 vom 17.12.2007 S. 1",
    nach("Vertrag zur Gründung der Europäischen Gemeinschaft (EGV)"),
  ),
  gilt(
    "FluggastrechteVO",
    "2005-02-17",
    "ABl. L 46 vom 17.02.2004 S. 1",
    nachUnion("Verordnung (EWG) Nr. 295/91", "31991R0295"),
  ),
];
