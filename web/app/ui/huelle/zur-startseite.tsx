import { Knopfverweis } from "../knopf.tsx";

/** The way on from a page that holds nothing for the reader. */
export const ZurStartseite = () => (
  <p>
    <Knopfverweis nach="/" art="haupt">
      Zur Startseite
    </Knopfverweis>
  </p>
);
