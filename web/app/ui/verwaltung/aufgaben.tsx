import { useLocation } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";

type AufgabenProps = {
  readonly aufgaben: readonly {
    readonly id: string;
    readonly titel: string;
    readonly satz: string;
    readonly verweis: { readonly pfad: string; readonly text: string };
  }[];
};

/** What somebody has to do, each with the way there unless this is the place; nothing to do, nothing to see. */
export function Aufgaben({ aufgaben }: AufgabenProps) {
  const { pathname: hier } = useLocation();
  return aufgaben.map(({ id, titel, satz, verweis }) => (
    <Hinweis key={id} art="warnung" titel={titel} testId={id}>
      <p>
        {satz} {verweis.pfad === hier ? null : <Verweis nach={verweis.pfad}>{verweis.text}</Verweis>}
      </p>
    </Hinweis>
  ));
}
