/** Which hooks a component or a hook calls, as the compiler has seen it. */
export interface Signature {
  own: string
  /** The compiler could not tell: the state never stays. */
  isReset: boolean
  /** The hooks of the site's that it calls. */
  hooks: (() => readonly unknown[]) | undefined
}

const signatures = new WeakMap<object, Signature>()

export const sign = (type: object, signature: Signature): void => {
  signatures.set(type, signature)
}

/** Whether state that was made for one fits the other: they call the same hooks in the same order. */
export function callTheSame(before: unknown, after: unknown): boolean {
  const signature = signatureOf(before)
  return signature !== null && signature === signatureOf(after)
}

/** One text for all hooks that it reaches; null: nobody can tell. */
function signatureOf(type: unknown): string | null {
  const found = typeof type === 'function' ? signatures.get(type) : undefined
  if (!found) return ''
  if (found.isReset) return null
  const reached = (found.hooks?.() ?? []).map(signatureOf)
  return reached.includes(null) ? null : [found.own, ...reached].join(' ')
}
