import { Problem, toProblem } from '#problems'

/**
 * Anything thrown as a problem. The engine's own errors are told by their name: loading it to
 * compare classes would make every command slow.
 */
export function problemOf(thrown: unknown): Problem {
  if (!isModelError(thrown)) return toProblem(thrown)
  const code = thrown.code.startsWith('trace.') ? 'trace.invalid' : 'model.invalid'
  return new Problem(code, { details: { reason: thrown.message }, cause: thrown })
}

const isModelError = (thrown: unknown): thrown is Error & { code: string } =>
  thrown instanceof Error && thrown.name === 'ModelError'
