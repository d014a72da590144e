import type { Place, SiteField } from '../site-fields.ts'
import { isPlainText } from '../try-documents.ts'

/** Fields that a person fills in one control of the form, which any form of this panel has alike. */
export const isTypable = ({ field, hasAccess, isInRow, isOutOfReach }: Place): boolean =>
  kinds.includes(field.type) &&
  !field.hasMany &&
  !isInRow &&
  !isOutOfReach &&
  !hasAccess &&
  !field.filterOptions

const kinds: readonly SiteField['type'][] = [
  'text',
  'textarea',
  'email',
  'number',
  'checkbox',
  'select',
  'radio',
]

/** The field that stands for all that is typed: nobody else's code has a say in it. */
export const plainFieldOf = (places: readonly Place[]): Place | undefined => {
  const plain = places.filter((place) => isPlainText(place) && isTypable(place) && !place.hasHooks)
  return plain.find(({ field }) => !field.unique) ?? plain[0]
}
