import type { Reference } from '../../client/summaries.ts'
import type { Known } from '../../kit/titles.ts'
import { useSummaries } from '../../kit/titles.ts'
import { eachOnce, nameOf } from './each-once.ts'

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
