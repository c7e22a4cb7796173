import { useEffect } from "react";
import type { Seitenabsage } from "#platform/access/seitenabsage.ts";
import { wunschMerken } from "#platform/client/wunsch.ts";
import { useNonce } from "#platform/http/seite/seitenstand.ts";
import { weiterleitungNachMs } from "#platform/konstanten.ts";
import { Stoerungsseite, Unlesbares } from "#ui/huelle/absage-stoerung.tsx";
import { KeinZugriff, Upgradeseite } from "#ui/huelle/absageseite.tsx";

const titel: Readonly<Record<Seitenabsage["art"], string>> = {
  tarif: "Upgrade erforderlich",
  rolle: "Kein Zugriff",
  herkunft: "Kein Zugriff",
  gestoert: "Gerade nicht erreichbar",
  unlesbar: "Nicht lesbar",
};

/** What a gate of the server has refused, with its title. */
export function Absage({ absage }: { readonly absage: Seitenabsage }) {
  return (
    <>
      <title>{`${titel[absage.art]} – Gebührenportal`}</title>
      <Grund absage={absage} />
    </>
  );
}

function Grund({ absage }: { readonly absage: Seitenabsage }) {
  switch (absage.art) {
    case "tarif":
      return <Tarifabsage absage={absage} />;
    case "rolle":
      return <KeinZugriff>Ihr Konto ist für diese Seite nicht freigegeben.</KeinZugriff>;
    case "gestoert":
      return <Stoerungsseite {...absage} />;
    case "unlesbar":
      return <Unlesbares satz={absage.satz} />;
    default:
      return (
        <KeinZugriff>
          Die Anfrage kam nicht von einer Seite dieses Portals. Es wurde nichts geändert.
        </KeinZugriff>
      );
  }
}

type TarifabsageProps = { readonly absage: Extract<Seitenabsage, { art: "tarif" }> };

/** The upgrade screen; what was wanted is kept in this tab until the order is done. */
function Tarifabsage({ absage }: TarifabsageProps) {
  const nonce = useNonce();
  const { stufe, wunsch, zurueck } = absage;
  const text = wunsch?.weiter;
  useEffect(() => {
    if (!text) return;
    const { pathname, search, hash } = location;
    wunschMerken({
      stufe,
      text,
      weiter: pathname + search + hash,
      zurueckText: zurueck.text,
      zurueck: zurueck.pfad + hash,
    });
  }, [stufe, text, zurueck]);
  return (
    <Upgradeseite {...absage} preis={absage.preisCent} weiterNachMs={weiterleitungNachMs} nonce={nonce} />
  );
}
