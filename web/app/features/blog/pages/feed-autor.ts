import type { LoaderFunctionArgs } from "react-router";
import { feedantwort } from "../lesen/feeds.server.ts";

/** `GET /feed/author/{id}.xml`: the newest posts of an author. */
export const loader = ({ request, params }: LoaderFunctionArgs): Promise<Response> =>
  feedantwort(request, "autor", params.datei);
