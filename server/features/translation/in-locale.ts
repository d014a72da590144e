import type { DocumentData, Json } from '#contracts/documents'
import { hasNodes, hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { changedNodes } from '#contracts/rich-text/rich-nodes'
import { childrenOfNode, fieldsOfRow, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

type Fields = readonly PayloadField[]

/** What a document that was read in all languages says in one, without fallbacks. */
export function inLocale(
  fields: Fields,
  data: DocumentData,
  locale: string,
  named: NamedBlocks,
): DocumentData {
  const one = { ...data }
  for (const { name, part, fields: within } of membersOf(fields)) {
    const value = data[name]
    if (value === undefined) continue
    const own = part.localized ? localeOf(value, locale) : below(value, part, within)
    if (own === undefined) delete one[name]
    else one[name] = own
  }
  return one

  function below(value: Json, part: PayloadField, within: Fields | null): Json {
    if (within) return isRecord(value) ? inLocale(within, value, locale, named) : value
    if (hasRows(part) && Array.isArray(value)) {
      return value.map((row) =>
        isRecord(row) ? inLocale(fieldsOfRow(part, row, named), row, locale, named) : row,
      )
    }
    if (!hasNodes(part)) return value
    return changedNodes(value, (node) => {
      const children = childrenOfNode(part, node)
      if (!children || !isRecord(node.fields)) return node
      return { ...node, fields: inLocale(children.fields, node.fields, locale, named) }
    })
  }
}

/** What is within is not localized once more. */
const localeOf = (value: Json, locale: string): Json | undefined =>
  isRecord(value) ? value[locale] : undefined
