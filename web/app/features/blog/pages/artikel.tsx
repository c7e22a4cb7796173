import { useEffect } from "react";
import { redirectDocument } from "react-router";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { artikeladresse } from "../adressen.ts";
import { artikelseite } from "../ansichten/artikelseite.server.tsx";
import blatt from "../ui/lesen/artikel/artikelblatt.module.css";
import fuss from "../ui/lesen/artikel/artikelfuss.module.css";
import { AehnlicheArtikel, Teilen } from "../ui/lesen/artikel/artikelfuss.tsx";
import artikeltext from "../ui/lesen/artikel/artikeltext.module.css";
import { type Artikelseitendaten, artikelkopf } from "../ui/lesen/artikel/kopfangaben.ts";
import { Aufheben } from "../ui/lesen/aufgehoben/aufgehoben.tsx";
import { avatareErsetzen } from "../ui/lesen/ersatzavatar.ts";
import { Suchleiste } from "../ui/lesen/liste/suchleiste.tsx";
import { Kategorien, Schlagwortwolke } from "../ui/lesen/liste/themen.tsx";
import verzeichnis from "../ui/lesen/liste/verzeichnis.module.css";
import { ArtikelNichtDa } from "../ui/lesen/nicht-da.tsx";
import type { Route } from "./+types/artikel.ts";

export const meta = artikelkopf;

export const loader = (anfrage: Route.LoaderArgs) => artikelseite(anfrage);

/** The text is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader({ request }: { readonly request: Request }): Artikelseitendaten {
  throw redirectDocument(new URL(request.url).pathname);
}

export default function Artikelseite({ loaderData }: Route.ComponentProps) {
  const { artikel, baseUrl, gestoert = false } = loaderData;
  useEffect(avatareErsetzen, []);
  if (!artikel) return <ArtikelNichtDa gestoert={gestoert} />;
  return (
    <>
      <Servertext stile={[blatt, artikeltext, verzeichnis]} />
      <div className={fuss.fuss}>
        <Teilen titel={artikel.title} url={baseUrl + artikeladresse(artikel.slug)}>
          <Aufheben slug={artikel.slug} titel={artikel.title} />
        </Teilen>
        <AehnlicheArtikel id={artikel.id} categories={artikel.categories} tags={artikel.tags} />
        <section className={fuss.themen} aria-labelledby="themen">
          <h2 id="themen">Mehr im Blog</h2>
          <Suchleiste />
          <Kategorien />
          <Schlagwortwolke />
        </section>
      </div>
    </>
  );
}
