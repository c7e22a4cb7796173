import type { Eigenfeld } from "../../ui/ablegen/eigene.ts";
import { ueblicherWeg } from "../wege/ueblicher-weg.ts";
import { Auswahlsuche } from "./auswahlsuche.tsx";

const laden = () => import("@gebuehrenportal/fristen/katalogsuche");

/** Chooses the deadline by word, norm or field of law; the catalogue is fetched with the first letter. */
export function Katalogwahl(feld: Eigenfeld) {
  return (
    <Auswahlsuche
      feld={feld}
      worte={{
        platzhalter: "Berufung, § 517 ZPO, Miete …",
        liste: "Gefundene Fristen",
        nichts: "Keine Frist",
        sonst: "eine Norm",
        getan: "gewählt",
        ohneNummer: true,
      }}
      beispiele="„Berufung“, „Widerspruch“"
      andere="Andere Frist"
      suchen={async (text) =>
        (await laden())
          .katalogsuche(text, { hoechstens: 30 })
          .map(({ id, name, norm }) => ({ id, name, zusatz: norm }))
      }
      // Another deadline has other ways of service and other disputed points.
      dazu={{
        verjaehrung: "",
        kuendart: "",
        dienstjahre: "",
        weg: ueblicherWeg,
        zugang: "",
        bestritten: "",
        landesbehoerde: "",
        variante: "",
        streit: "",
      }}
    />
  );
}
