import type { ReactNode } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { Codefeld } from "../codefeld.tsx";
import { Passwortfeld } from "../passwortfeld.tsx";
import { Aufzuklappen, type useHandlung } from "./abschnitt.tsx";

type PasswortUndKnopfProps = {
  readonly handlung: ReturnType<typeof useHandlung>;
  readonly titel: string;
  readonly text: string;
  /** Fields before the password. */
  readonly children?: ReactNode;
  /** The second factor is asked for, too. */
  readonly mitCode?: true;
};

/** An act for which the password is asked once more. */
export function PasswortUndKnopf({ handlung, titel, text, mitCode, children }: PasswortUndKnopfProps) {
  return (
    <Aufzuklappen handlung={handlung} titel={titel}>
      {children}
      <Passwortfeld
        label="Ihr Passwort"
        name="password"
        autoComplete="current-password"
        fehler={handlung.ergebnis?.felder?.password}
      />
      {mitCode ? <Codefeld fehler={handlung.ergebnis?.felder?.totp} /> : null}
      <Knopf type="submit" disabled={handlung.laeuft}>
        {text}
      </Knopf>
    </Aufzuklappen>
  );
}
