import type { LoaderFunctionArgs } from "react-router";
import { verwaltungsweg } from "../ansichten/zahlungsmittel.server.ts";

/** On to the page where a customer looks after his means of payment. */
export const loader = ({ context }: LoaderFunctionArgs) => verwaltungsweg(context);
