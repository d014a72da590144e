import { hasNodes } from '#contracts/fields'
import { childrenOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** Whether a value of this field, or of one below it, can name a document of the collection. */
export function mayReferTo(slug: string, field: PayloadField, named: NamedBlocks): boolean {
  const seen = new Set<PayloadField>()
  const may = (one: PayloadField): boolean => {
    // Blocks may lie in one another.
    if (seen.has(one)) return false
    seen.add(one)
    if ('relationTo' in one && one.relationTo !== undefined) {
      return [one.relationTo].flat().includes(slug) && one.type !== 'join'
    }
    return hasNodes(one) || childrenOf(one, named).some(({ fields }) => fields.some(may))
  }
  return may(field)
}
