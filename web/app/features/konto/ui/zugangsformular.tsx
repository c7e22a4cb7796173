import { type ComponentProps, useEffect } from "react";
import { ersteBeruehrung } from "./anmeldung/anmeldewerk-laden.ts";
import { GoogleKnopf } from "./anmeldung/google-knopf.tsx";
import { type Behaltene, nichtBehalten } from "./behalten.ts";
import styles from "./zugang.module.css";

type Props = Pick<ComponentProps<"form">, "ref" | "onSubmit" | "onChange" | "children"> & {
  readonly name: Behaltene;
  /** „Mit Google anmelden“ */
  readonly google: string;
  readonly onGoogle: () => void;
  readonly stand: "ruhe" | "laedt" | "erfolg";
};

/** Frame of sign-in and registration: with Google or with the fields; once done, nothing of them is kept. */
export function Zugangsformular({ name, google, onGoogle, stand, ...formular }: Props) {
  useEffect(() => {
    if (stand === "erfolg") nichtBehalten(name);
  }, [stand, name]);
  return (
    <div {...ersteBeruehrung}>
      <GoogleKnopf text={google} disabled={stand !== "ruhe"} onClick={onGoogle} />
      <form className={styles.formular} method="post" noValidate data-testid={`${name}-form`} {...formular} />
    </div>
  );
}
