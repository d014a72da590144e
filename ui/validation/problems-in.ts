import type { DocumentData, FieldProblem } from '#config-schema'
import type { Circumstances } from './circumstances.ts'
import { isCollection } from './circumstances.ts'
import { isForServer } from './is-for-server.ts'
import type { Place } from './places.ts'
import { placesIn } from './places.ts'
import type { Request } from './request.ts'
import { requestOf } from './request.ts'
import { optionsOf, ruleFor } from './rules.ts'
import { hasWrongShape } from './shape.ts'
import type { Words } from './words.ts'

/** What is wrong in a whole document, as Payload's own rules say it. */
export async function problemsIn(
  values: DocumentData,
  circumstances: Circumstances,
  words: Words,
): Promise<FieldProblem[]> {
  const { entity, isShown = () => true } = circumstances
  const request = requestOf(circumstances, words)
  const places = placesIn(entity.fields, values, isShown)
    .map(withDefault)
    .filter((place) => !isForServer(place, circumstances))
  const verdicts = await Promise.all(
    places.map((place) => verdictOn(place, circumstances, request)),
  )
  return places.flatMap(({ path }, index) => {
    const verdict = verdicts[index]
    return typeof verdict === 'string' ? [{ path, message: verdict }] : []
  })
}

/** What was never given gets the config's default before the server judges it. */
const withDefault = (place: Place): Place =>
  place.value === undefined && place.field.defaultValue !== null
    ? { ...place, value: place.field.defaultValue as Place['value'] }
    : place

function verdictOn(place: Place, circumstances: Circumstances, request: Request) {
  const { field, siblings, value } = place
  if (hasWrongShape(field, value)) return request.t('validation:invalidInput')
  const rule = ruleFor(place, circumstances)
  // Upon the field's options, not beside them: copies of them would cost more than all the rules.
  const options = Object.assign(Object.create(optionsOf(field)), {
    collectionSlug: isCollection(circumstances.entity) ? circumstances.entity.slug : undefined,
    event: 'onChange',
    req: request,
    siblingData: siblings,
    ...(field.type === 'json' && { jsonError: jsonErrorOf(value) }),
  })
  return rule(value, options)
}

/** A text in a JSON field is taken for JSON that is still to be read. */
function jsonErrorOf(value: Place['value']): unknown {
  if (typeof value !== 'string') return undefined
  try {
    JSON.parse(value)
    return undefined
  } catch (thrown) {
    return thrown
  }
}
