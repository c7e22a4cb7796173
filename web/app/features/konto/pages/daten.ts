import type { LoaderFunctionArgs } from "react-router";
import { kontoaufruf } from "../api/kontoaufruf.server.ts";

/** Everything that is stored on one's own account, as a file. */
export const loader = (aufruf: LoaderFunctionArgs) =>
  kontoaufruf("GET /api/backend/auth/user/export", aufruf);
