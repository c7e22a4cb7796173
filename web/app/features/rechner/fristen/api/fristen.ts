import {
  abJahresende,
  abMonatsende,
  bekanntgabe,
  emrk,
  eugFrist,
  frist,
  fristOhneBelehrung,
  fuenfMonate,
  gmbhLadung,
  kuendigung,
  monatsmarke,
  nachUnterbrechung,
  nichtZusammenhaengend,
  revisionStpo,
  rueckschauJahresanfang,
  verjaehrung,
  verlaengerung,
  vorfrist,
  werktagImMonat,
  wiedereinsetzung,
  zustellungDemnaechst,
} from "@gebuehrenportal/fristen";
import { fristenkette, katalogfrist, katalogverlaengerung } from "@gebuehrenportal/fristen/katalog";
import type { Tag, Vermerk } from "@gebuehrenportal/recht";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { mitWirkungslosem } from "../../formular/wirkungslos.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { type Fristanfrage, fristanfrage } from "../contract.ts";
import { fristantwort } from "../contract-antwort.ts";
import { fristfehler } from "../contract-teile.ts";

/** `POST /api/rechner/fristen`: every operation of the engine and every deadline of the catalogue. */
export const fristenRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/fristen",
  contract: {
    summary:
      "Fristen vorwärts und rückwärts, Zustellung und Bekanntgabe, Verlängerung, Verjährung, Kündigung und alle Fristen des Katalogs.",
    body: fristanfrage,
    response: fristantwort,
    errors: { ...eingabefehler, ...fristfehler },
  },
  beispiel: {
    frage:
      "Berufung gegen ein am 2. April 2026 zugestelltes Urteil, Oberlandesgericht in Nordrhein-Westfalen.",
    body: { operation: "katalog", id: "zpo-517", ereignisAm: "2026-04-02", ort: { land: "NW" } },
  },
  handler: ({ body, heute }) => alsAntwort(mitHinweisen(body, heute)),
});

const rechnend = (anfrage: Fristanfrage, heute: Tag): Fristergebnis =>
  gerechnet(anfrage, heute) as Fristergebnis;
type Fristergebnis = { readonly art: string; readonly vermerke?: readonly Vermerk[] };

/** An operation takes more than every deadline asks for; what changes nothing in this one is named. */
function mitHinweisen(anfrage: Fristanfrage, heute: Tag): ReturnType<typeof gerechnet> {
  const felder = Object.keys(anfrage).filter((feld) => feld !== "operation" && feld !== "id");
  return mitWirkungslosem(
    anfrage,
    felder.map((feld) => [feld]),
    (a) => rechnend(a, heute),
    "§ 187 BGB",
  ) as ReturnType<typeof gerechnet>;
}

function gerechnet(anfrage: Fristanfrage, heute: Tag) {
  switch (anfrage.operation) {
    case "frist":
      return frist({ ...ohne(anfrage), heute });
    case "katalog":
      return katalogfrist(anfrage.id, { ...ohneKennung(anfrage), heute });
    case "kette":
      return fristenkette(anfrage.id, { ...ohneKennung(anfrage), heute });
    case "bekanntgabe":
      return bekanntgabe({ ...ohne(anfrage), heute });
    case "verlaengerung":
      return verlaengert(anfrage, heute);
    case "verjaehrung":
      return verjaehrung({ ...ohne(anfrage), heute });
    case "kuendigung":
      return kuendigung({ ...ohne(anfrage), heute });
    case "wiedereinsetzung":
      return wiedereinsetzung({ ...ohne(anfrage), heute });
    case "ohne-belehrung":
      return fristOhneBelehrung({ ...ohne(anfrage), heute });
    case "fuenf-monate":
      return fuenfMonate({ ...ohne(anfrage), heute });
    case "revision-stpo":
      return revisionStpo({ ...ohne(anfrage), heute });
    case "unterbrechung":
      return nachUnterbrechung({ ...ohne(anfrage), heute });
    case "jahresende":
      return abJahresende({ ...ohne(anfrage), heute });
    case "monatsende":
      return abMonatsende({ ...ohne(anfrage), heute });
    case "rueckschau":
      return rueckschauJahresanfang({ ...ohne(anfrage), heute });
    case "monatsmarke":
      return monatsmarke({ ...ohne(anfrage), heute });
    case "werktag":
      return werktagImMonat({ ...ohne(anfrage), heute });
    case "zeitraeume":
      return nichtZusammenhaengend({ ...ohne(anfrage), heute });
    case "gmbh-ladung":
      return gmbhLadung({ ...ohne(anfrage), heute });
    case "vorfrist":
      return vorfrist(ohne(anfrage));
    case "demnaechst":
      return zustellungDemnaechst(ohne(anfrage));
    case "emrk":
      return emrk({ ...ohne(anfrage), heute });
    case "eug":
      return eugFrist({ ...ohne(anfrage), heute });
  }
}

/** With an entry of the catalogue, its statute says whether and how far. */
function verlaengert({ operation: _, id, einwilligung, notfrist, regime, ...e }: Verlaengerung, heute: Tag) {
  return id === undefined
    ? verlaengerung({
        ...e,
        ...(notfrist !== undefined && { notfrist }),
        ...(regime !== undefined && { regime }),
        heute,
      })
    : katalogverlaengerung(id, { ...e, ...(einwilligung !== undefined && { einwilligung }), heute });
}

type Verlaengerung = Extract<Fristanfrage, { operation: "verlaengerung" }>;

/** The fields of the operation without its name. */
function ohne<A extends Fristanfrage>({ operation: _, ...felder }: A): Omit<A, "operation"> {
  return felder;
}

function ohneKennung<A extends Fristanfrage & { readonly id: string }>(
  anfrage: A,
): Omit<A, "operation" | "id"> {
  const { operation: _, id: __, ...felder } = anfrage;
  return felder;
}
