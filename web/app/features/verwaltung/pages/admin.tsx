import { data, Form, useNavigation } from "react-router";
import { kontoaufruf } from "#features/konto/index.server.ts";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { verwaltungskopf } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, inhalt } from "#platform/http/formularpost.server.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import type { Nutzerzeile } from "../nutzer.ts";
import { Nutzerkarte } from "../ui/nutzerkarte.tsx";
import styles from "../ui/verwaltung.module.css";
import type { Route } from "./+types/admin.ts";

export const meta = () =>
  metadaten("Verwaltung", "Konten suchen, Rollen und Rechte vergeben, Konten sperren und wieder freigeben.");

export async function loader(aufruf: Route.LoaderArgs) {
  const admin = requireRolle(sitzungAus(aufruf.context), "admin");
  const suche = new URL(aufruf.request.url).searchParams.get("query") ?? "";
  const antwort = await kontoaufruf("GET /api/admin/users", aufruf, {
    query: { query: suche.slice(0, 200) },
  });
  const { users = [] } = await inhalt<{ users?: readonly Nutzerzeile[] }>(antwort);
  return {
    suche,
    nutzer: users,
    eigene: admin.nutzer.id,
    kopf: await verwaltungskopf(aufruf.context, admin),
  };
}

/** One card was saved: its id, and what is to hold from now on. */
export async function action(aufruf: Route.ActionArgs) {
  const { id = "", role, isAuthor, isGuestAuthor, disabled } = await formularfelder(aufruf.request);
  const body = {
    role,
    isAuthor: isAuthor !== undefined,
    isGuestAuthor: isGuestAuthor !== undefined,
    disabled: disabled !== undefined,
  };
  const antwort = await kontoaufruf("PATCH /api/admin/users/:id", aufruf, { params: { id }, body });
  const { error } = await inhalt(antwort);
  return data(
    { id, fehler: antwort.ok ? undefined : (error ?? "Nicht gespeichert.") },
    antwort.ok ? 200 : 422,
  );
}

export default function Verwaltung({ loaderData }: Route.ComponentProps) {
  const { suche, nutzer, eigene, kopf } = loaderData;
  const laedt = useNavigation().state === "loading";
  return (
    <>
      <Seitenkopf titel="Verwaltung" vorspann="Konten suchen, Rollen und Rechte vergeben." />
      <Verwaltungskopf {...kopf} />
      <Form method="get" role="search" className={styles.suche}>
        <Feld
          label="Name oder E-Mail-Adresse"
          name="query"
          type="search"
          defaultValue={suche}
          maxLength={200}
        />
        <Knopf type="submit" art="haupt" disabled={laedt}>
          Suchen
        </Knopf>
      </Form>
      <p className={styles.anzahl} role="status">
        {anzahltext(nutzer.length)}
      </p>
      <ul className={styles.liste}>
        {nutzer.map((einer) => (
          <Nutzerkarte key={einer.id} nutzer={einer} eigenes={einer.id === eigene} />
        ))}
      </ul>
    </>
  );
}

function anzahltext(anzahl: number): string {
  if (anzahl === 0) return "Kein Konto gefunden.";
  return anzahl === 1 ? "1 Konto" : `${anzahl} Konten, die neuesten zuerst`;
}
