/** What the second engine holds to be law. The tests change one of them to see that the comparison notices. */
export type Pruefregeln = {
  /** A Saturday at the end moves it (§ 193 BGB). */
  readonly samstagVerschiebt: boolean;
  /** A missing day of the month becomes the last one (§ 188 Abs. 3 BGB); other numbers are days too early. */
  readonly fehlenderTagFrueher: number;
  /** First day of posting from which four days count instead of three. */
  readonly vierTageAb: string;
  /** Holiday that is forgotten, by its id in the table. */
  readonly ohneFeiertag: string;
  /** Fictions of the AO move to the next working day (§ 108 Abs. 3 AO). */
  readonly fiktionDerAoVerschiebt: boolean;
  /** An extension runs from the moved end (§ 190 BGB, BGH VII ZB 87/08). */
  readonly verlaengerungAbVerschobenem: boolean;
  /** Between a backward period and its event the day of acting does not count either (BGH XII ZB 427/11). */
  readonly rueckwaertsVollerZeitraum: boolean;
  /** Days suspended twice count once. */
  readonly hemmungstageEinmal: boolean;
  /** A Saturday that is itself the third working day gives way to the next one (BGH VIII ZR 206/04). */
  readonly samstagAlsLetzterWeicht: boolean;
  /** Saturdays, Sundays and holidays do not count in periods of hours of the ZPO (§ 222 Abs. 3 ZPO). */
  readonly zpoStundenRuhen: boolean;
};

export const geltend: Pruefregeln = {
  samstagVerschiebt: true,
  fehlenderTagFrueher: 0,
  vierTageAb: "2025-01-01",
  ohneFeiertag: "",
  fiktionDerAoVerschiebt: true,
  verlaengerungAbVerschobenem: true,
  rueckwaertsVollerZeitraum: true,
  hemmungstageEinmal: true,
  samstagAlsLetzterWeicht: true,
  zpoStundenRuhen: true,
};
