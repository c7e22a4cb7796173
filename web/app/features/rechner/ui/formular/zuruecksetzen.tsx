import { Knopf } from "#ui/knopf.tsx";

const leer = "leeres-formular";

/** Empties the form it stands in; without a script the page comes anew without what its address held. */
export const Zuruecksetzen = ({ tun }: { readonly tun: () => void }) => (
  <Knopf
    type="submit"
    form={leer}
    art="still"
    onClick={(e) => {
      e.preventDefault();
      tun();
    }}
  >
    Zurücksetzen
  </Knopf>
);

/** What the button sends: nothing. Stands beside the form, never in it. */
export const Leerformular = ({ pfad }: { readonly pfad: string }) => (
  <form id={leer} method="get" action={pfad} hidden />
);
