import type { FieldOfShape } from '#contracts/fields'
import type { FromText } from '../kit/from-text/from-text.ts'
import { each } from '../kit/from-text/lists.ts'

export const wordsFromText: FromText<FieldOfShape<'text'>> = (text, field) =>
  'hasMany' in field && field.hasMany ? each(text, (one) => one) : text
