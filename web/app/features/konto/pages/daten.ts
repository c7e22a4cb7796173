import type { LoaderFunctionArgs } from "react-router";
import { alsAufruf } from "../formularpost.server.ts";

/** Everything that is stored on one's own account, as a file. */
export const loader = (aufruf: LoaderFunctionArgs) => alsAufruf("GET /api/backend/auth/user/export", aufruf);
