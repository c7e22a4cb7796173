/**
 * Words people type that the name of an entry does not say, or that mean this entry before all others. Lower case, umlauts
 * written out, as the search compares them.
 */
export const stichworte: Readonly<Record<string, string>> = {
  "bgb-195": "verjaehrung verjaehrungsfrist regelmaessige regelmaessig",
  "bgb-438-2": "gewaehrleistung sachmangel kaufvertrag",
  "bgb-634a-5": "gewaehrleistung baumangel werkvertrag",
  "kschg-4": "kuendigung",
  "bgb-622-1": "kuendigung kuendigungsfrist",
  "bgb-573c": "kuendigung kuendigungsfrist mietvertrag",
  "bgb-556-abr": "nebenkosten nebenkostenabrechnung",
  "bgb-1944": "erbausschlagung",
  "bgb-355": "fernabsatz",
  "bgb-356b":
    "darlehen kredit ratenkredit autokredit verbraucherkredit darlehensvertrag kreditvertrag finanzierung",
  "tzbfg-17": "befristung",
  "agg-15": "diskriminierung",
  "ao-355": "steuerbescheid finanzamt",
  "zpo-321a": "anhoerungsruege",
  "zpo-692": "mahnverfahren",
  "zpo-700": "mahnverfahren",
  "zpo-945": "vollziehungsfrist",
  "zpo-283": "schriftsatzfrist schriftsatznachlass nachgelassener schriftsatz",
  "zpo-275": "replik",
  "zpo-276-erw": "klageerwiderung",
  "owig-67": "blitzer bussgeld bussgeldbescheid radarfoto geschwindigkeit rotlicht",
  "weg-45-klage": "anfechtungsklage eigentuemerversammlung",
};
