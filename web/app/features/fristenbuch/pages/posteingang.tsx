import { datum } from "@gebuehrenportal/recht";
import { useEffect } from "react";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { requireEigenesDokument } from "#dokumente/pdfwerk/eigenes-dokument.ts";
import { ganzVerlassen } from "#dokumente/pdfwerk/ganz-verlassen.ts";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { postadresse } from "../ansichten/posteingang/postadresse.ts";
import { posthandlung } from "../ansichten/posteingang/posthandlung.server.ts";
import { type Postansicht, postseite } from "../ansichten/posteingang/postseite.server.ts";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
import { Filterlink } from "../ui/filterlink.tsx";
import { Eingangszeile } from "../ui/posteingang/eingangszeile.tsx";
import eigene from "../ui/posteingang/posteingang.module.css";
import { Stueckliste } from "../ui/posteingang/stueckliste.tsx";
import type { Route } from "./+types/posteingang.ts";

export const meta = () =>
  metadaten(
    "Posteingang",
    "Aufnehmen, was gekommen ist, und über jedes Stück entscheiden: Frist oder keine.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ post: await postseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => posthandlung(aufruf);

/** The policy of this page differs, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireEigenesDokument(request);
  return serverLoader();
}

export default function Posteingang({ loaderData: { post }, actionData }: Route.ComponentProps) {
  useEffect(ganzVerlassen, []);
  return (
    <Buchseite
      titel="Posteingang"
      vorspann="Was gekommen ist, eine Zeile je Stück; aus jedem wird eine Frist, oder jemand sagt, warum keine."
      daten={post}
    >
      {(post) => (
        <div className={`seitenspalte ${styles.seite}`}>
          <Gebucht gebucht={post.gebucht} />
          {post.darf ? <Eingangszeile ansicht={post} ergebnis={actionData} /> : null}
          <section aria-labelledby="eingang" className="stapel">
            <h2 id="eingang" className={styles.titel}>
              Eingang ({post.offen === 0 ? "nichts offen" : `${post.offen} ohne Entscheidung`})
            </h2>
            <Filter post={post} />
            {post.stuecke.length === 0 ? (
              <p>{leer(post)}</p>
            ) : (
              <Stueckliste ansicht={post} ergebnis={actionData} />
            )}
            {post.weiter ? (
              <p>
                <Knopfverweis nach={post.weiter}>Früheres</Knopfverweis>
              </p>
            ) : null}
          </section>
        </div>
      )}
    </Buchseite>
  );
}

function Gebucht({ gebucht }: Pick<Postansicht, "gebucht">) {
  if (!gebucht) return null;
  const { anzahl, pfad } = gebucht;
  return (
    <Hinweis art="erfolg" rolle="status">
      <p>
        {anzahl === 1 ? "Eine Frist ist gebucht." : `${anzahl} Fristen sind gebucht.`}{" "}
        <Seitenlink nach={pfad}>Zum Eintrag mit dem Vermerk für die Akte</Seitenlink>
      </p>
    </Hinweis>
  );
}

const blicke = [
  ["alle", "Alle"],
  ["offen", "Offen"],
  ["entschieden", "Entschieden"],
] as const;

function Filter({ post: { filter, heute } }: { readonly post: Postansicht }) {
  const { zeige, tag } = filter;
  return (
    <div className={eigene.filter}>
      <nav aria-label="Stand">
        <ul className={styles.filter}>
          {blicke.map(([blick, text]) => (
            <Filterlink key={blick} nach={postadresse(filter, { zeige: blick })} gilt={zeige === blick}>
              {text}
            </Filterlink>
          ))}
        </ul>
      </nav>
      <Form method="get" className="feldreihe" key={tag}>
        {zeige === "alle" ? null : <input type="hidden" name="zeige" value={zeige} />}
        <Tagfeld
          label="Zugestellt am"
          name="tag"
          heute={heute}
          defaultValue={tag === undefined ? "" : datum(tag)}
        />
        <Knopf type="submit">Zeigen</Knopf>
        {tag ? <Knopfverweis nach={postadresse(filter, { tag: undefined })}>Alle Tage</Knopfverweis> : null}
      </Form>
    </div>
  );
}

function leer({ filter: { zeige, tag } }: Postansicht): string {
  if (tag !== undefined) return `Von ${datum(tag)} steht hier nichts.`;
  if (zeige === "offen") return "Über jedes Stück ist entschieden.";
  return "Hier steht noch nichts. Tragen Sie oben ein, was gekommen ist.";
}
