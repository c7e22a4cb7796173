import { Form } from "react-router";
import { Knopf } from "#ui/knopf.tsx";

type Props = {
  readonly was: "loeschen" | "wiederherstellen" | "endgueltig" | "kopie";
  readonly id: string;
  readonly text: string;
  /** Of the calculation, for readers who hear the button alone. */
  readonly bezeichnung: string;
};

/** One act on one calculation, as a form that works without a script. */
export function Handlungsknopf({ was, id, text, bezeichnung }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="was" value={was} />
      <input type="hidden" name="id" value={id} />
      <Knopf type="submit" art="still" aria-label={`${text}: ${bezeichnung}`}>
        {text}
      </Knopf>
    </Form>
  );
}
