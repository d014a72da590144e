import type { AfterErrorHook } from 'payload'
import { ValidationError } from 'payload'
import { Problem } from '#problems'
import type { Feature } from '../../kit/feature.ts'
import { problemBody } from '../../kit/problem-response.ts'
import { entityOf } from './entity-of.ts'
import { whyUnseen } from './field-at.ts'
import { refusalText } from './texts.ts'
import { placeOfDouble } from './unique-place.ts'

type Refused = ValidationError['data']['errors'][number]

/**
 * A refusal names a field where it can be mended. Where its field isn't on the page, or there is no page
 * as when a document is copied, it says in words what is wrong and who can mend it.
 */
export const namedRefusals: Feature = {
  afterError: async ({ collection, error, req }) => {
    const entity = entityOf(req, collection)
    if (!(error instanceof ValidationError) || !entity) return undefined
    const { payload } = req
    const placed: Refused[] = []
    for (const one of error.data.errors) {
      placed.push({ ...one, ...(await placeOfDouble(req, entity, one)) })
    }
    const isCopy = /\/duplicate$/.test(req.pathname ?? '')
    const reasons: string[] = []
    for (const { label, message, path } of placed) {
      const why = await whyUnseen(req, entity.fields, path, payload.blocks)
      if (why || isCopy) {
        const field = typeof label === 'string' && label !== '' ? label : path
        reasons.push(refusalText(req, why ?? 'copy', { field, reason: message }))
      }
    }
    return reasons.length === placed.length && reasons.length > 0
      ? refusedInWords(reasons.join(' '), placed)
      : withPlaces(error, placed)
  },
}

/** What is on the page is mended first. */
function withPlaces(
  { data, message, name }: ValidationError,
  errors: readonly Refused[],
): ReturnType<AfterErrorHook> {
  const isSame = errors.every(({ path }, at) => path === data.errors[at]?.path)
  return isSame
    ? undefined
    : { response: { errors: [{ name, message, data: { ...data, errors } }] } }
}

/** `fields`: for other clients. The panel would look for them on its page. */
function refusedInWords(message: string, fields: readonly Refused[]): ReturnType<AfterErrorHook> {
  const body = problemBody(new Problem('document.refused', { details: { message } }))
  return { response: { ...body, errors: [{ message, data: { fields } }] } }
}
