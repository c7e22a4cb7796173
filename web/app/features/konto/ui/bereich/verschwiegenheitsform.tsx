import { datum, tag } from "@gebuehrenportal/recht";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import { geltendeFassung } from "../../profil/verschwiegenheit-fassung.ts";

type FormProps = {
  /** What the account has agreed to; `undefined`: nobody is signed in. */
  readonly zustimmungen: readonly { readonly fassung: string; readonly am: string }[] | undefined;
};

/** Agreement to the text above, by a plain form; later, when it was given. */
export function Verschwiegenheitsform({ zustimmungen }: FormProps) {
  if (!zustimmungen) return null;
  const frueher = zustimmungen.find(({ fassung }) => fassung !== geltendeFassung);
  const erteilt = zustimmungen.find(({ fassung }) => fassung === geltendeFassung);
  if (erteilt)
    return (
      <Hinweis art="erfolg">
        <p>
          Sie haben dieser Vereinbarung zugestimmt: <Zeitpunkt iso={erteilt.am} />.
        </p>
      </Hinweis>
    );
  return (
    <form method="post">
      <input type="hidden" name="fassung" value={geltendeFassung} />
      <p>
        {frueher
          ? `Sie haben der Fassung vom ${datum(tag(frueher.fassung))} zugestimmt. Seither ist § 6 genauer gefasst: was sich jederzeit löschen lässt und was nicht. Bitte stimmen Sie der neuen Fassung einmal zu; danach speichern Sie ohne Nachfrage.`
          : "Sie stimmen einmal zu; danach speichern Sie ohne Nachfrage."}
      </p>
      <Knopf type="submit" art="haupt">
        Vereinbarung zustimmen
      </Knopf>
    </form>
  );
}
