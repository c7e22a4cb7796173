export function allein<T>(
  name: string,
  beimWarten: () => void,
  arbeit: (erbe: number | "ignore") => Promise<T> | T,
): Promise<T>;
