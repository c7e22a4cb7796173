import type { RegimeId } from "../fristregeln/typen.ts";

/**
 * What a statute says of its periods in general: those set by the court can be extended, others only where it is said of
 * them.
 */
export const verlaengerungsnormen: Readonly<Partial<Record<RegimeId, string>>> = {
  ZPO: "§ 224 Abs. 2 ZPO",
  FamFG: "§ 16 Abs. 2 FamFG, § 224 Abs. 2 ZPO",
  ArbGG: "§ 46 Abs. 2 Satz 1 ArbGG, § 224 Abs. 2 ZPO",
  InsO: "§ 4 Satz 1 InsO, § 224 Abs. 2 ZPO",
  VwGO: "§ 57 Abs. 2 VwGO, § 224 Abs. 2 ZPO",
  FGO: "§ 54 Abs. 2 FGO, § 224 Abs. 2 ZPO",
  SGG: "§ 65 Satz 1 SGG",
};
