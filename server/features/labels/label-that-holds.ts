const written = new WeakMap<object, unknown>()

/** The same label; where it is a function that throws, it says the fallback instead. */
export function labelThatHolds<Label>(label: Label, fallback: string): Label {
  if (typeof label !== 'function' || written.has(label)) return label
  const holds = (...given: unknown[]): unknown => {
    try {
      return label(...given)
    } catch {
      return fallback
    }
  }
  written.set(holds, label)
  // It takes what the site's own takes; that it never throws is no part of the type.
  return holds as Label
}

/** The label as the site has written it: to hear what it throws. */
export const labelAsWritten = (label: unknown): unknown =>
  typeof label === 'function' ? (written.get(label) ?? label) : label
