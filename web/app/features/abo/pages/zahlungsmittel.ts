import type { LoaderFunctionArgs } from "react-router";
import { zahlungsmittelweg } from "../ansichten/zahlungsmittel.server.ts";

/** On to the page where a means of payment is left, and back from it. */
export const loader = ({ request, context }: LoaderFunctionArgs) => zahlungsmittelweg(request, context);
