/** The middle value; NaN of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which the given part of them lies, between the two nearest. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
