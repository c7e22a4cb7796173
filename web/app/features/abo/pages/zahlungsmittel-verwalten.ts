import type { LoaderFunctionArgs } from "react-router";
import { verwaltungsweg } from "../zahlung/zahlungsmittelweg.server.ts";

/** On to the page where a customer looks after his means of payment. */
export const loader = ({ context }: LoaderFunctionArgs) => verwaltungsweg(context);
