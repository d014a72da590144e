import type { OutputUnit, Schema } from '@cfworker/json-schema'
import { Validator } from '@cfworker/json-schema'
import { sentenceFor } from './sentences.ts'

/** The first thing in a value that does not fit a schema. */
export interface Mistake {
  /** Where in the value, e.g. `/links/0/url`; '' for the value itself. */
  pointer: string
  /** What is wrong there, in the words of the library that the server uses. */
  sentence: string
}

/**
 * Judges a JSON value by a schema. The server's library writes programs for this, which the page's
 * policy forbids; where a schema is beyond this one, the server alone judges (null: nothing found).
 */
export function mistakeIn(value: unknown, schema: object): Mistake | null {
  try {
    const { errors } = new Validator(schema as Schema, '7').validate(value)
    const error = errors.find((one, index) => !isOutline(one, errors[index + 1])) ?? errors[0]
    return error ? mistakeOf(error, schema) : null
  } catch {
    return null
  }
}

function mistakeOf(
  { instanceLocation, keyword, keywordLocation, error }: OutputUnit,
  schema: object,
) {
  const wanted = valueAt(keywordLocation, schema)
  return {
    pointer: instanceLocation.slice(1),
    sentence: sentenceFor({ keyword, wanted, error }),
  }
}

const outlines = new Set(['$ref', 'properties', 'patternProperties', 'items', 'allOf'])

/** Says only that something inside is wrong; what follows says what. */
const isOutline = ({ keyword }: OutputUnit, next: OutputUnit | undefined): boolean =>
  next !== undefined &&
  (outlines.has(keyword) || (keyword === 'additionalProperties' && next.keyword !== 'false'))

/** What the schema says at a place such as `#/properties/title/minLength`; references are followed. */
function valueAt(location: string, schema: object): unknown {
  let found: unknown = schema
  for (const step of location.split('/').slice(1)) {
    const next = (found as Record<string, unknown> | undefined)?.[unescaped(step)]
    found = step === '$ref' && typeof next === 'string' ? valueAt(next, schema) : next
  }
  return found
}

const unescaped = (step: string): string =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
