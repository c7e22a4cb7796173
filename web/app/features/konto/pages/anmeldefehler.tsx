import { useEffect } from "react";
import { metadaten } from "#ui/metadaten.ts";
import { meldungZuAbsage } from "../ui/anmeldung/anmeldemeldungen.ts";
import { googleFensterSchliessen } from "../ui/anmeldung/google-fenster.ts";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import type { Route } from "./+types/anmeldefehler.ts";

export const meta = () => [
  ...metadaten(
    "Anmeldung nicht möglich",
    "Die Anmeldung beim Gebührenportal ist nicht gelungen; hier steht, warum.",
  ),
  { name: "robots", content: "noindex" },
];

/** In the window of Google's sign-in the page stays in reach of the one that opened it. */
export const headers = () => ({ "Cross-Origin-Opener-Policy": "unsafe-none" });

export function loader({ request }: Route.LoaderArgs) {
  const error = new URL(request.url).searchParams.get("error");
  return { error, text: meldungZuAbsage({ status: 401, error }).text };
}

export default function AnmeldungNichtMoeglich({ loaderData }: Route.ComponentProps) {
  const { error, text } = loaderData;
  useEffect(() => googleFensterSchliessen(error ?? "OAuthSignin"), [error]);
  return (
    <Blatt>
      <Blattkopf titel="Anmeldung nicht möglich" untertitel={text} />
      <p>
        {/* A page below /api has no data call of its own: leaving it loads the next page in full. */}
        <a href="/login">Zur Anmeldung</a>
      </p>
    </Blatt>
  );
}
