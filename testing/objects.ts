/** Something with keys; a list is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is kept under a name, which may be one that every object has, such as `constructor`. */
export const under = <Value>(
  kept: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (kept && Object.hasOwn(kept, name) ? kept[name] : undefined)

/** Something with keys and no class: what JSON has objects for. */
export const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same keys with other values. */
export const mapped = <Value, Other>(
  kept: Readonly<Record<string, Value>>,
  other: (value: Value, name: string) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, other(value, name)]))
