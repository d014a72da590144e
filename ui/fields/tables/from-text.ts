import type { FieldOfShape, ValueShape } from '#contracts/fields'
import { truthFromText } from '../checkbox/from-text.ts'
import { instantFromText } from '../date/from-text.ts'
import { jsonFromText } from '../json/from-text.ts'
import type { FromText } from '../kit/from-text/from-text.ts'
import { numberFromText } from '../number/from-text.ts'
import { pointFromText } from '../point/from-text.ts'
import { referencesFromText } from '../relationship/from-text.ts'
import { richTextFromText } from '../rich-text/from-text.ts'
import { choicesFromText } from '../select/from-text.ts'
import { wordsFromText } from '../text/from-text.ts'

/** How the text of a file is read, by the shape of the value. */
export const fromText: { [Shape in ValueShape]: FromText<FieldOfShape<Shape>> } = {
  boolean: truthFromText,
  date: instantFromText,
  json: jsonFromText,
  number: numberFromText,
  option: choicesFromText,
  point: pointFromText,
  reference: referencesFromText,
  richText: richTextFromText,
  text: wordsFromText,
}
