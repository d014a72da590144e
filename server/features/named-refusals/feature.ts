import type { AfterErrorHook } from 'payload'
import { ValidationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import type { Feature } from '../../kit/feature.ts'
import { problemBody } from '../../kit/problem-response.ts'
import { entityOf } from './entity-of.ts'
import { namedRefusal } from './named-refusal.ts'
import type { Refused } from './other-language.ts'

/**
 * A refusal names a field where it can be mended. Where its field isn't on the page, or there is no page
 * as when a document is copied, it says in words what is wrong and who can mend it.
 */
export const namedRefusals: Feature = {
  afterError: async ({ collection, error, req }) => {
    const entity = entityOf(req, collection)
    if (!(error instanceof ValidationError) || !entity) return undefined
    const { message, fields } = await namedRefusal(req, error, {
      entity,
      values: isRecord(req.data) ? req.data : {},
      id: req.routeParams?.id,
      isCopy: /\/duplicate$/.test(req.pathname ?? ''),
    })
    return message === null ? withPlaces(error, fields) : refusedInWords(message, fields)
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
