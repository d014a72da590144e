import type { DocumentData } from '#contracts/documents'
import type { ClientField, FieldWithRows, RowChildren } from '#contracts/fields'
import { childrenOf, childrenOfRow } from '#contracts/fields'
import type { SiteComponent } from '#contracts/site-components'

/** What a row is called, and what it is made of. */
export interface RowKind {
  label: string
  fields: readonly ClientField[]
  /** Whether the label says something that its neighbours' do not. */
  isTelling: boolean
  /** Whether a person may give the row a name of its own. */
  hasName: boolean
  /** What the site shows in the place of label and first words. */
  title: SiteComponent | undefined
  /** What the site shows in the place of the whole row. */
  whole: SiteComponent | undefined
}

/** What the rows of a field can be, the same each time; null for a row that the config no longer knows. */
export function kindsOf(field: FieldWithRows): (row: DocumentData) => RowKind | null {
  const kinds = new Map(
    childrenOf(field).flatMap((list) =>
      list.in === 'rows' ? [[list, kindFrom(list)] as const] : [],
    ),
  )
  return ({ blockType }) => {
    const list = childrenOfRow(field, blockType)
    return (list && kinds.get(list)) ?? null
  }
}

function kindFrom({ holder, fields }: RowChildren): RowKind {
  const own = { label: holder.labels.singular, fields }
  if (!('slug' in holder)) {
    const title = holder.components?.RowLabel
    return { ...own, isTelling: false, hasName: false, title, whole: undefined }
  }
  const { hasName, components: { Block: whole, BlockLabel: title } = {} } = holder
  return { ...own, isTelling: true, hasName: hasName && title === undefined, title, whole }
}
