import type { ReferenceFilter, RelationshipField } from '#contracts/fields'

type Filtered = Pick<RelationshipField, 'filters' | 'filterOptions' | 'relationTo'>

/** Which documents the field offers, by slug: as a function decided for this document, else as the config says. */
export function filterOf(field: Filtered): ReferenceFilter {
  const { filters, filterOptions, relationTo } = field
  if (filters) return filters
  if (filterOptions === null) return everything
  return Object.fromEntries(relationTo.map((slug) => [slug, filterOptions]))
}

const everything: ReferenceFilter = {}
