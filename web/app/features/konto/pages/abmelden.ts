import { type ActionFunctionArgs, redirect } from "react-router";
import { abmeldenOhneSkript } from "../ansichten/ohne-skript.server.ts";

/** Reading this address signs nobody out: any foreign page can make a browser do that. */
export const loader = () => redirect("/");

export const action = (aufruf: ActionFunctionArgs) => abmeldenOhneSkript(aufruf);
