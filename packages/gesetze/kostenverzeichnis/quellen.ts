import type { Quelle, Tag } from "@gebuehrenportal/recht";
import {
  fuerGesetz,
  gesetzestext,
  kostBraeg2025,
  kostRaeg2021,
  zweitesKostRmog2013,
} from "../quellen/gerichtskosten.ts";
import type { Gesetz } from "./typen.ts";

/** Name and day of each act by year and page or number of the gazette, as the registers cite it. */
const gesetze: Readonly<Record<string, readonly [name: string, tag: string]>> = {
  "2013/935": ["Gesetz zur Intensivierung des Einsatzes von Videokonferenztechnik", "25.04.2013"],
  "2013/1800": [
    "Gesetz zur Übertragung von Aufgaben der freiwilligen Gerichtsbarkeit auf Notare",
    "26.06.2013",
  ],
  "2013/2379": ["Gesetz", "15.07.2013"],
  "2014/890": ["Gesetz", "08.07.2014"],
  "2014/1964": ["Gesetz", "05.12.2014"],
  "2015/1042": ["Gesetz zum Internationalen Erbrecht (IntErbRVG)", "29.06.2015"],
  "2015/2018": ["Gesetz", "20.11.2015"],
  "2015/2525": ["3. Opferrechtsreformgesetz", "21.12.2015"],
  "2016/203": ["Vergaberechtsmodernisierungsgesetz", "17.02.2016"],
  "2016/1666": ["Gesetz zur Aktualisierung der Strukturreform des Gebührenrechts des Bundes", "18.07.2016"],
  "2016/2591": ["EuKoPfVO-Durchführungsgesetz (EuKoPfVODG)", "21.11.2016"],
  "2017/866": ["Gesetz zur Erleichterung der Bewältigung von Konzerninsolvenzen", "13.04.2017"],
  "2017/872": ["Gesetz zur Reform der strafrechtlichen Vermögensabschöpfung", "13.04.2017"],
  "2017/1476": ["Gesetz zur Durchführung der Verordnung (EU) 2015/848", "05.06.2017"],
  "2017/2424": ["Gesetz", "17.07.2017"],
  "2018/2573": ["Gesetz zum Internationalen Güterrecht (IntGüRVG)", "17.12.2018"],
  "2019/840": ["Gesetz", "19.06.2019"],
  "2019/2146": ["Gesetz", "09.12.2019"],
  "2020/2187": ["Wohnungseigentumsmodernisierungsgesetz (WEMoG)", "16.10.2020"],
  "2020/2474": ["Gesetz", "23.11.2020"],
  "2020/3256": ["Sanierungs- und Insolvenzrechtsfortentwicklungsgesetz (SanInsFoG)", "22.12.2020"],
  "2021/2": ["GWB-Digitalisierungsgesetz", "18.01.2021"],
  "2021/882": ["Gesetz zur Reform des Vormundschafts- und Betreuungsrechts", "04.05.2021"],
  "2021/1278": ["Gesetz", "02.06.2021"],
  "2021/1603": ["Gesetz", "08.06.2021"],
  "2021/2099": ["Gesetz zur Fortentwicklung der Strafprozessordnung", "25.06.2021"],
  "2021/3338": ["Gesetz zur Umsetzung der Digitalisierungsrichtlinie (DiRUG)", "05.07.2021"],
  "2021/3424": ["Gesetz", "10.08.2021"],
  "2021/3436": ["Personengesellschaftsrechtsmodernisierungsgesetz (MoPeG)", "10.08.2021"],
  "2021/4607": ["Gesetz zum Ausbau des elektronischen Rechtsverkehrs mit den Gerichten", "05.10.2021"],
  "2022/1966": ["Gesetz", "31.10.2022"],
  "2022/1982": ["Gesetz", "07.11.2022"],
  "2023/272": ["Verbandsklagenrichtlinienumsetzungsgesetz (VRUG)", "08.10.2023"],
  "2023/365": ["Gesetz", "14.12.2023"],
  "2023/391": ["Gesetz", "20.12.2023"],
  "2024/206": ["Gesetz über die Selbstbestimmung in Bezug auf den Geschlechtseintrag (SBGG)", "19.06.2024"],
  "2024/237": ["Gesetz zur Förderung des Einsatzes von Videokonferenztechnik", "15.07.2024"],
  "2024/240": ["Zweites Gesetz zur Reform des Kapitalanleger-Musterverfahrensgesetzes", "16.07.2024"],
  "2024/302": ["Gesetz", "07.10.2024"],
  "2025/320": ["Gesetz", "10.12.2025"],
  "2025/349": ["Gesetz (Online-Verfahren)", "22.12.2025"],
};

/** Acts that amended the registers as a whole, by the day they came into force. */
const grosseAenderungen: Readonly<Record<string, Quelle>> = {
  "2013-08-01": zweitesKostRmog2013,
  "2021-01-01": kostRaeg2021,
  "2025-06-01": kostBraeg2025,
};

/** Since this year the gazette counts issues instead of pages. */
const nummernSeit = 2023;

/**
 * Source of a version: the act named by `schluessel`, `2017/866` for one of the list above, `2029/300|Name|01.10.2029` for
 * one that brings name and day along; without one the act that amended the whole register
 * that day. `text`: only dated texts of the statute show the change, the act has not been seen.
 *
 * @throws RangeError for an unknown act or day
 */
export function kvQuelle(gesetz: Gesetz, ab: Tag, schluessel: string | undefined): Quelle {
  if (schluessel === "text") {
    const am = ab.split("-").reverse().join(".");
    return {
      titel: `Amtlicher Gesetzestext in der Fassung vom ${am}`,
      fundstelle: `Stand ${am}`,
      link: gesetzestext[gesetz],
    };
  }
  if (schluessel === undefined) {
    const grosse = grosseAenderungen[ab];
    if (!grosse) throw new RangeError(`${gesetz}: keine Quelle für ${ab}`);
    return fuerGesetz(grosse, gesetz);
  }
  const [fundstelle = "", ...genannt] = schluessel.split("|");
  const [jahr = "", stelle = ""] = fundstelle.split("/");
  const eintrag = genannt.length === 2 ? genannt : gesetze[fundstelle];
  if (!eintrag) throw new RangeError(`${gesetz}: unbekannte Quelle ${schluessel}`);
  return {
    titel: `${eintrag[0]} vom ${eintrag[1]}`,
    fundstelle: Number(jahr) < nummernSeit ? `BGBl. I ${jahr} S. ${stelle}` : `BGBl. ${jahr} I Nr. ${stelle}`,
    link: gesetzestext[gesetz],
  };
}
