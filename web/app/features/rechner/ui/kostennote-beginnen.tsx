import { type FormEvent, useRef } from "react";
import { Knopf } from "#ui/knopf.tsx";

type KostennoteBeginnenProps = {
  /** Path of the calculator. */
  readonly rechner: string;
  /** The inputs as a fragment, made at the click. */
  readonly stand: () => string;
};

/** Hands the inputs over to a new Kostennote, in the body of the request: they stand in no address and no log. */
export function KostennoteBeginnen({ rechner, stand }: KostennoteBeginnenProps) {
  const feld = useRef<HTMLInputElement>(null);
  function uebernehmen(_: FormEvent) {
    if (feld.current) feld.current.value = stand();
  }
  return (
    <form method="post" action="/kostennoten/neu" onSubmit={uebernehmen}>
      <input type="hidden" name="was" value="uebernehmen" />
      <input type="hidden" name="rechner" value={rechner} />
      <input type="hidden" name="stand" ref={feld} />
      <Knopf type="submit" art="still">
        Kostennote
      </Knopf>
      <Knopf type="submit" art="still" formAction="/kostenfestsetzung">
        Kostenfestsetzung
      </Knopf>
    </form>
  );
}
