import type { LoaderFunctionArgs } from "react-router";
import { feedantwort } from "../lesen/feeds.server.ts";

/** `GET /feed/category/{slug}.xml`: the newest posts of a category. */
export const loader = ({ request, params }: LoaderFunctionArgs): Promise<Response> =>
  feedantwort(request, "kategorie", params.datei);
