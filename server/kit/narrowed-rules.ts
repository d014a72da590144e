type Rule = (...given: never[]) => unknown

const originals = new WeakMap<object, unknown>()

/** A field's rule that a feature of ours asks at some saves only. */
export function narrowed<Narrowed extends Rule>(original: unknown, rule: Narrowed): Narrowed {
  originals.set(rule, original)
  return rule
}

/** The rule as the site, or Payload, has written it. */
export const originalRule = (rule: unknown): unknown =>
  typeof rule === 'function' ? (originals.get(rule) ?? rule) : rule
