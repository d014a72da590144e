import type {
  ArrayField,
  BlocksField,
  ClientField,
  DocumentData,
  SiteComponent,
} from '#config-schema'

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
}

/** What the rows of a field can be; null for a row that the config no longer knows. */
export function kindsOf(field: ArrayField | BlocksField): (row: DocumentData) => RowKind | null {
  if (field.type === 'array') {
    const kind = kindFrom(field, {
      isTelling: false,
      hasName: false,
      title: field.components?.RowLabel,
    })
    return () => kind
  }
  const kinds = new Map(
    field.blocks.map((block) => [
      block.slug,
      kindFrom(block, {
        isTelling: true,
        hasName: block.hasName && block.label === undefined,
        title: block.label,
      }),
    ]),
  )
  return ({ blockType }) => kinds.get(String(blockType)) ?? null
}

const kindFrom = (
  { labels, fields }: Pick<ArrayField, 'labels' | 'fields'>,
  rest: Pick<RowKind, 'isTelling' | 'hasName' | 'title'>,
): RowKind => ({ label: labels.singular, fields, ...rest })
