import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { ProblemCode, ProblemData } from '#problems'
import { Problem, toProblemData } from '#problems'
import { namedRefusal } from '../../features/named-refusals/named-refusal.ts'
import type { RefusedSave } from '../../features/named-refusals/refused-save.ts'
import { ReviewMissing } from '../../features/review/review-missing.ts'
import { uploadText } from '../../features/uploads/texts.ts'
import { isOutOfSpace } from '../../kit/out-of-space.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import type { One } from './one.ts'

type Save = Pick<One, 'collection' | 'req'> & Pick<RefusedSave, 'id' | 'values'>

/** Why a document was refused, as its own screen would be told: each field where it can be fixed. */
export async function reasonOfSave(save: Save, thrown: unknown): Promise<ProblemData> {
  const { collection, id, req, values } = save
  if (!(thrown instanceof ValidationError)) return reasonOf(req, thrown)
  const entity = {
    slug: collection.slug,
    isCollection: true,
    fields: collection.fields as PayloadField[],
  }
  const { fields, message } = await namedRefusal(req, thrown, { entity, id, values })
  if (message !== null) return refusedWith(message)
  return {
    code: 'document.invalid',
    details: {},
    fields: fields.map(({ locale, message, path }) => ({
      ...{ path, message },
      ...(locale !== undefined && { locale }),
    })),
  }
}

/** Why something failed; what nobody foresaw is logged. */
export function reasonOf(req: PayloadRequest, thrown: unknown): ProblemData {
  if (thrown instanceof Problem) return toProblemData(thrown)
  if (thrown instanceof ReviewMissing) return { code: 'review.missing', details: {} }
  const { message, status } = thrown as Partial<{ message: string; status: number }>
  const code = codes[status ?? 0]
  if (code) return { code, details: {} }
  if (status === undefined || status >= 500) {
    req.payload.logger.error({ err: thrown, msg: 'Couldn’t change a document.' })
    if (isOutOfSpace(thrown)) return refusedWith(uploadText(req, 'diskFull'))
    return { code: 'unexpected', details: {} }
  }
  return refusedWith(message ?? '')
}

const refusedWith = (message: string): ProblemData => ({
  code: 'document.refused',
  details: { message },
})

const codes: Readonly<Record<number, ProblemCode>> = {
  401: 'session.ended',
  403: 'access.refused',
  404: 'document.notFound',
  409: 'bulk.stale',
}
