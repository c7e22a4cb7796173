import { Link } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { manuskriptansicht } from "../ansichten/manuskriptseite.server.ts";
import { requireSeitenmanuskript } from "../ansichten/schreibseite.server.ts";
import { Manuskriptblatt } from "../ui/manuskriptblatt.tsx";
import styles from "../ui/schreiben/artikel.module.css";
import { entwurfsziel } from "../ziele.ts";
import type { Route } from "./+types/vorschau.ts";

export const meta = () => [
  ...metadaten("Vorschau", "So wird Ihr Artikel aussehen, wenn er im Blog erschienen ist."),
  { name: "robots", content: "noindex" },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const wer = requireKonto(sitzungAus(context));
  const manuskript = await requireSeitenmanuskript(wer, params.id);
  return { id: manuskript.id, manuskript: manuskriptansicht(manuskript) };
}

export default function Vorschau({ loaderData }: Route.ComponentProps) {
  const { id, manuskript } = loaderData;
  return (
    <>
      <div className={styles.hinweise}>
        <Hinweis>
          Vorschau: So wird der Artikel aussehen. <Link to={entwurfsziel(id)}>Weiterschreiben</Link>
        </Hinweis>
      </div>
      <Manuskriptblatt manuskript={manuskript} ebene="h1" />
    </>
  );
}
