import { createContext, useContext } from "react";

/** Whether the reader's tier holds the Basic functions; who has them needs no mark that says so. */
export const ErweitertContext = createContext(false);

export const useErweitert = (): boolean => useContext(ErweitertContext);
