import { Knopf } from "#ui/knopf.tsx";
import { Zeitpunkt } from "#ui/zeitpunkt.tsx";
import styles from "./abschnitt.module.css";
import { Abschnitt, Handlungsformular, useHandlung } from "./abschnitt.tsx";

export type Geraet = {
  readonly id: string;
  readonly device: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
};

/** Where the account is signed in. */
export function Geraeteabschnitt({ geraete }: { readonly geraete: readonly Geraet[] }) {
  const ueberall = useHandlung("ueberall-abmelden");
  return (
    <Abschnitt id="geraete" titel="Angemeldete Geräte">
      <ul className={styles.liste} data-testid="session-list">
        {geraete.map((geraet) => (
          <Geraetezeile key={geraet.id} geraet={geraet} />
        ))}
      </ul>
      <Handlungsformular handlung={ueberall} zeile>
        <Knopf type="submit" disabled={ueberall.laeuft}>
          Überall abmelden
        </Knopf>
        <span className="leise">Auch dieses Gerät wird abgemeldet.</span>
      </Handlungsformular>
    </Abschnitt>
  );
}

function Geraetezeile({ geraet: { id, device, lastUsedAt, current } }: { readonly geraet: Geraet }) {
  const handlung = useHandlung("sitzung-beenden", id);
  return (
    <li className={styles.eintrag}>
      <div>
        <p>
          {device}
          {current ? <span className={styles.marke}>Dieses Gerät</span> : null}
        </p>
        <p className="leise">
          Zuletzt benutzt am <Zeitpunkt iso={lastUsedAt} />
        </p>
      </div>
      {current ? null : (
        <Handlungsformular handlung={handlung} zeile>
          <input type="hidden" name="id" value={id} />
          <Knopf type="submit" art="still" disabled={handlung.laeuft}>
            Abmelden
            <span className="nur-vorlesen"> ({device})</span>
          </Knopf>
        </Handlungsformular>
      )}
    </li>
  );
}
