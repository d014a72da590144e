import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { ProblemCode, ProblemData } from '#problems'
import { Problem, toProblemData } from '#problems'

/** Why a document was refused, as its own screen would be told; what nobody foresaw is logged. */
export function reasonOf({ payload }: PayloadRequest, thrown: unknown): ProblemData {
  if (thrown instanceof Problem) return toProblemData(thrown)
  if (thrown instanceof ValidationError) {
    const fields = thrown.data.errors.map(({ message, path }) => ({ path, message }))
    return { code: 'document.invalid', details: {}, fields }
  }
  const { message, status } = thrown as Partial<{ message: string; status: number }>
  const code = codes[status ?? 0]
  if (code) return { code, details: {} }
  if (status === undefined || status >= 500) {
    payload.logger.error({ err: thrown, msg: 'Couldn’t change a document.' })
    return { code: 'unexpected', details: {} }
  }
  return { code: 'document.refused', details: { message: message ?? '' } }
}

const codes: Readonly<Record<number, ProblemCode>> = {
  401: 'session.ended',
  403: 'access.refused',
  404: 'document.notFound',
  409: 'bulk.stale',
}
