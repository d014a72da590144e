import type { Reference } from '../../client/summaries.ts'

/** An id may be written as a number in one version and as a text in the other. */
export const eachOnce = (references: readonly Reference[]): readonly Reference[] => [
  ...new Map(references.map((reference) => [nameOf(reference), reference])).values(),
]

export const nameOf = ({ slug, id }: Reference): string => `${slug} ${id}`
