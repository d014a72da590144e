/** Stands where a value could not be read, and says why: a symbol is right nowhere in a config. */
const unreadable = (reason: string) => Symbol(reason)

/** No config is as deep as this; one that is must be turning in circles. */
const deepest = 200

/**
 * A copy of plain objects and lists that is safe to look at: getters have been called, and where
 * one throws or a circle closes stands a symbol. Functions and instances stay themselves.
 */
export function snapshot(value: unknown): unknown {
  return copy(value, new Map(), 0)
}

function copy(value: unknown, known: Map<object, unknown>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (depth > deepest) return unreadable('too deep')
  if (known.has(value)) return known.get(value)

  known.set(value, unreadable('circular'))
  const copied = Array.isArray(value)
    ? Array.from(value.keys(), (index) => copy(read(value, index), known, depth + 1))
    : copyKeys(value, known, depth)
  known.set(value, copied)
  return copied
}

function isPlain(value: object): boolean {
  try {
    const prototype: unknown = Object.getPrototypeOf(value)
    return Array.isArray(value) || prototype === null || prototype === Object.prototype
  } catch {
    return false
  }
}

function copyKeys(value: object, known: Map<object, unknown>, depth: number): unknown {
  try {
    const entries = Object.keys(value).map((key) => [key, copy(read(value, key), known, depth + 1)])
    return Object.fromEntries(entries)
  } catch (thrown) {
    return unreadable(reasonOf(thrown))
  }
}

function read(value: object, key: PropertyKey): unknown {
  try {
    return Reflect.get(value, key)
  } catch (thrown) {
    return unreadable(reasonOf(thrown))
  }
}

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'an error')
