import type { FieldOfShape } from '#contracts/fields'
import type { FromText } from '../kit/from-text/from-text.ts'
import { each, parsedList } from '../kit/from-text/lists.ts'

export const referencesFromText: FromText<FieldOfShape<'reference'>> = (text, { hasMany }) =>
  hasMany ? each(text, (one) => one) : (parsedList(text) ?? text)
