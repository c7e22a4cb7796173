import { untrennbar } from "@gebuehrenportal/recht";
import { useNonce } from "#platform/http/seite/seitenstand.ts";
import { Verweis } from "#ui/verweis.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Frage, Stueck } from "../fragen/antwort.ts";
import { fragengruppen } from "../fragen/fragen.ts";
import styles from "./fragenliste.module.css";

/** Opens the answer that the address names, where the browser does not do it by itself. */
const aufklappen = {
  __html:
    "{const f=()=>{const d=document.getElementById(location.hash.slice(1))?.closest('details');if(d&&!d.open){d.open=true;d.scrollIntoView()}};addEventListener('hashchange',f);f()}",
};

/** All questions, each answer closed until somebody asks for it. */
export function Fragenliste({ daten }: { readonly daten: string }) {
  const nonce = useNonce();
  return (
    <div className={styles.liste}>
      <script
        nonce={nonce}
        suppressHydrationWarning
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own that cannot end the script
        dangerouslySetInnerHTML={{ __html: daten }}
      />
      <nav aria-label="Themen" data-nicht-drucken="">
        <ul className={styles.themen}>
          {fragengruppen.map(({ id, titel }) => (
            <li key={id}>
              <a href={`#${id}`}>{titel}</a>
            </li>
          ))}
        </ul>
      </nav>
      {fragengruppen.map(({ id, titel, fragen }) => (
        <section key={id} aria-labelledby={id} className={styles.gruppe}>
          <h2 id={id}>{titel}</h2>
          {fragen.map((frage) => (
            <Eintrag key={frage.id} frage={frage} />
          ))}
        </section>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={aufklappen} />
    </div>
  );
}

function Eintrag({ frage: { id, frage, antwort } }: { readonly frage: Frage }) {
  return (
    <details className={styles.eintrag}>
      <summary className={styles.frage}>
        <h3>{untrennbar(frage)}</h3>
        <Zeichen name="winkel" className={styles.winkel ?? ""} />
      </summary>
      <div id={id} className={styles.antwort}>
        {antwort.map((absatz) => (
          <p key={absatz.map(schluessel).join()}>
            {absatz.map((stueck) => (
              <Teil key={schluessel(stueck)} stueck={stueck} />
            ))}
          </p>
        ))}
        <p className={styles.adresse} data-nicht-drucken="">
          <a href={`#${id}`}>
            Link zu dieser Antwort<span className="nur-vorlesen">: {frage}</span>
          </a>
        </p>
      </div>
    </details>
  );
}

const schluessel = (stueck: Stueck): string => (typeof stueck === "string" ? stueck : stueck.nach);

function Teil({ stueck }: { readonly stueck: Stueck }) {
  if (typeof stueck === "string") return untrennbar(stueck);
  return <Verweis nach={stueck.nach}>{untrennbar(stueck.text)}</Verweis>;
}
