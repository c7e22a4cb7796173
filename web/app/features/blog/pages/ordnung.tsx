import { useSearchParams } from "react-router";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { moderation } from "../ansichten/moderationsformular.server.ts";
import { ordnungshandlung } from "../ansichten/ordnungsseite.server.ts";
import { kategorien, schlagworte } from "../lesen/lesen.server.ts";
import { Moderationsbereiche } from "../ui/moderation/bereiche.tsx";
import styles from "../ui/moderation/moderation.module.css";
import { amFormular, Namensliste } from "../ui/moderation/namensliste.tsx";
import type { Route } from "./+types/ordnung.ts";

export const meta = () =>
  metadaten(
    "Kategorien und Tags",
    "Kategorien und Tags des Blogs anlegen, umbenennen, zusammenführen und löschen.",
  );

export async function loader({ context }: Route.LoaderArgs) {
  moderation(context);
  const [alleKategorien, alleTags] = await Promise.all([kategorien(), schlagworte()]);
  return { kategorien: alleKategorien, tags: alleTags };
}

export const action = (aufruf: Route.ActionArgs) => ordnungshandlung(aufruf);

const erfolge: Readonly<Record<string, string>> = {
  angelegt: "Angelegt.",
  umbenannt: "Umbenannt. Alle Artikel tragen den neuen Namen.",
  zusammengefuehrt: "Zusammengeführt. Alle Artikel tragen jetzt den verbliebenen Namen.",
  geloescht: "Gelöscht. Die Artikel selbst bleiben bestehen.",
};

export default function Ordnung({ loaderData, actionData: absage }: Route.ComponentProps) {
  const { kategorien: alleKategorien, tags } = loaderData;
  const [suche] = useSearchParams();
  const erfolg = erfolge[suche.get("ok") ?? ""];
  return (
    <>
      <Seitenkopf
        titel="Kategorien und Tags"
        vorspann="Anlegen, umbenennen, zusammenführen und löschen; die Artikel folgen sofort."
      />
      <Moderationsbereiche />
      <div className="seitenfolge">
        {absage && !amFormular(absage, { kategorie: alleKategorien, tag: tags }) ? (
          <Fehlermeldung>{absage.fehler}</Fehlermeldung>
        ) : erfolg && !absage ? (
          <Erfolgsmeldung>{erfolg}</Erfolgsmeldung>
        ) : null}
        <div className={styles.zwei}>
          <Namensliste art="kategorie" titel="Kategorien" namen={alleKategorien} absage={absage} />
          <Namensliste art="tag" titel="Tags" namen={tags} absage={absage} />
        </div>
      </div>
    </>
  );
}
