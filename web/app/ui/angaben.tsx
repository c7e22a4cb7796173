import type { ReactNode } from "react";

type AngabeProps = {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A name and what it says, in a list of such (`dl`). */
export function Angabe({ name, className, children }: AngabeProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type AngabenlisteProps = {
  readonly angaben: readonly (readonly [name: string, wert: string])[];
  readonly className?: string | undefined;
};

/** Names and what they say, one below the other. */
export function Angabenliste({ angaben, className }: AngabenlisteProps) {
  return (
    <dl className={className}>
      {angaben.map(([name, wert]) => (
        <Angabe key={name} name={name}>
          {wert}
        </Angabe>
      ))}
    </dl>
  );
}
