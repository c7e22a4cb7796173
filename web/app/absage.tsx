import type { Seitenabsage } from "#platform/access/seitenabsage.ts";
import { useNonce } from "#platform/http/seitenstand.ts";
import { weiterleitungNachMs } from "#platform/konstanten.ts";
import { KeinZugriff, Upgradeseite } from "#ui/huelle/absageseite.tsx";

/** What a gate of the server has refused. */
export function Absage({ absage }: { readonly absage: Seitenabsage }) {
  const nonce = useNonce();
  switch (absage.art) {
    case "tarif":
      return <Upgradeseite {...absage} weiterNachMs={weiterleitungNachMs} nonce={nonce} />;
    case "rolle":
      return <KeinZugriff>Ihr Konto ist für diese Seite nicht freigegeben.</KeinZugriff>;
    default:
      return (
        <KeinZugriff>
          Die Anfrage kam nicht von einer Seite dieses Portals. Es wurde nichts geändert.
        </KeinZugriff>
      );
  }
}
