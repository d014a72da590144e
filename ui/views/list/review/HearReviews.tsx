import { useLiveRows } from '../../../kit/live.ts'
import { usePanel } from '../../../kit/panel.ts'
import { rowReviews } from './row-reviews.ts'

/** Reads the states of the rows again, and counts anew, when somebody takes a step in a review. */
export function HearReviews({ slug }: { slug: string }) {
  const { queries } = usePanel()
  useLiveRows(slug, ({ type }) => {
    if (type !== 'review' && type !== 'missed') return
    void queries.invalidateQueries({ queryKey: rowReviews(slug) })
    void queries.invalidateQueries({ queryKey: ['list', slug, 'counts'] })
  })
  return null
}
