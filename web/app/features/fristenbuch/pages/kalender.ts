import type { LoaderFunctionArgs } from "react-router";
import { kalenderantwort } from "../erinnerung/erinnerungsseite.server.ts";

export const loader = (aufruf: LoaderFunctionArgs) => kalenderantwort(aufruf);
