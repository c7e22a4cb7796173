import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./kontakte.module.css";

/** Looks through names and addresses. */
export const Kontaktsuche = ({ suche }: { readonly suche: string }) => (
  <Form method="get" role="search" className={`suchreihe ${styles.suche}`}>
    <Feld label="Suche" name="suche" type="search" defaultValue={suche} key={suche} maxLength={200} />
    <Knopf type="submit">Suchen</Knopf>
  </Form>
);
