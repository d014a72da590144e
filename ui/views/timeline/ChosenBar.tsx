import { useSelector } from '@xstate/react'
import type { TimelineActor } from '#machines/timeline'
import { OfferedLink } from '../../actions/OfferedButton.tsx'
import type { Versioned } from '../../client/version-pages.ts'
import { useText } from '../../kit/text.tsx'
import css from './TimelineView.module.css'
import { useComparisonHref } from './use-comparison-href.ts'

/** The way to two versions side by side, once two are chosen. */
export function ChosenBar({ of, timeline }: { of: Versioned; timeline: TimelineActor }) {
  const text = useText()
  const href = useComparisonHref(of.ref)
  const chosen = useSelector(timeline, ({ context }) => context.chosen)
  const versions = useSelector(timeline, ({ context }) => context.versions)
  // The newest stand first.
  const [later, earlier] = versions.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)
  return (
    <div role="status" className={css.chosen}>
      {later !== undefined && text('timeline.chosen', { count: chosen.length })}
      {later !== undefined && earlier === undefined && ` ${text('timeline.chooseAnother')}`}
      {later !== undefined && earlier !== undefined && (
        <OfferedLink
          id="timeline-compare"
          label={text('timeline.compare')}
          kind="primary"
          size="small"
          href={href(later, earlier)}
        />
      )}
    </div>
  )
}
