import type { DocumentData } from '#contracts/documents'
import type { FieldProblem } from '#problems'
import type { Circumstances } from './circumstances.ts'
import { isCollection } from './circumstances.ts'
import type { FieldValue } from './field-values.ts'
import { fieldValuesIn } from './field-values.ts'
import { isForServer } from './is-for-server.ts'
import { passwordProblems } from './passwords.ts'
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
  const fieldValues = fieldValuesIn(entity.fields, values, isShown)
    .map(withDefault)
    .filter((fieldValue) => !isForServer(fieldValue, circumstances))
  const verdicts = await Promise.all(
    fieldValues.map((fieldValue) => verdictOn(fieldValue, circumstances, request)),
  )
  const problems = fieldValues.flatMap(({ path }, index) => {
    const verdict = verdicts[index]
    return typeof verdict === 'string' ? [{ path, message: verdict }] : []
  })
  return [...passwordProblems(values, circumstances, words), ...problems]
}

/** What was never given gets the config's default before the server judges it. */
const withDefault = (fieldValue: FieldValue): FieldValue =>
  fieldValue.value === undefined && fieldValue.field.defaultValue !== null
    ? { ...fieldValue, value: fieldValue.field.defaultValue as FieldValue['value'] }
    : fieldValue

function verdictOn(fieldValue: FieldValue, circumstances: Circumstances, request: Request) {
  const { field, siblings, value } = fieldValue
  if (hasWrongShape(field, value)) return request.t('validation:invalidInput')
  const rule = ruleFor(fieldValue, circumstances)
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
function jsonErrorOf(value: FieldValue['value']): unknown {
  if (typeof value !== 'string') return undefined
  try {
    JSON.parse(value)
    return undefined
  } catch (thrown) {
    return thrown
  }
}
