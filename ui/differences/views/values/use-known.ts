import type { Known, Reference } from '../../../client/titles.ts'
import { useSummaries } from '../../../client/titles.ts'
import { eachOnce, nameOf } from '../references-of.ts'

/** What is known of each of these documents, some of which both versions name. */
export function useKnown(
  references: readonly Reference[],
  locale: string | null,
): (reference: Reference) => Known | undefined {
  const once = eachOnce(references)
  const summaries = useSummaries(once, locale)
  const known = new Map(once.map((reference, index) => [nameOf(reference), summaries[index]]))
  return (reference) => known.get(nameOf(reference))
}
