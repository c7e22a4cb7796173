import type { LoaderFunctionArgs } from "react-router";
import { feedantwort } from "../lesen/feeds.server.ts";

/** `GET /feed.xml`: the newest posts. */
export const loader = ({ request }: LoaderFunctionArgs): Promise<Response> => feedantwort(request, "alle");
