import { untrennbar, type Vermerk } from "@gebuehrenportal/recht";
import { Hinweis } from "#ui/hinweis.tsx";
import { Normverweis } from "./normverweis.tsx";
import styles from "./vermerke.module.css";

/** What the reader must know about a result. */
export function Vermerkliste({ vermerke }: { readonly vermerke: readonly Vermerk[] }) {
  if (vermerke.length === 0) return null;
  return (
    <div className={styles.vermerke}>
      {vermerke.map(({ art, text, norm }) => (
        <Hinweis key={text} art={art === "warnung" ? "warnung" : "auskunft"}>
          <p>
            {untrennbar(text)}
            {norm ? (
              <>
                {" "}
                (<Normverweis norm={norm} />)
              </>
            ) : null}
          </p>
        </Hinweis>
      ))}
    </div>
  );
}
