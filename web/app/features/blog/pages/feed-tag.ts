import type { LoaderFunctionArgs } from "react-router";
import { feedantwort } from "../lesen/feeds.server.ts";

/** `GET /feed/tag/{slug}.xml`: the newest posts with a tag. */
export const loader = ({ request, params }: LoaderFunctionArgs): Promise<Response> =>
  feedantwort(request, "tag", params.datei);
