import { useSelector } from '@xstate/react'
import type { TimelineActor } from '#machines/timeline'
import { found } from '#machines/timeline'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useFormats } from '../../kit/formats.ts'
import { useSentences } from '../../kit/sentences.ts'
import { useText } from '../../kit/text.tsx'
import css from './TimelineView.module.css'

/** How far it was looked through, and the way on. */
export function TimelineFoot({ timeline }: { timeline: TimelineActor }) {
  const text = useText()
  const sentences = useSentences()
  const { number } = useFormats()
  const count = useSelector(timeline, ({ context }) => found(context).length)
  const looked = useSelector(timeline, ({ context }) => context.versions.length)
  const left = useSelector(timeline, ({ context }) => context.left)
  const isFiltered = useSelector(
    timeline,
    ({ context: { filter } }) => filter.field !== null || filter.by !== null,
  )
  const canStop = useSelector(timeline, (state) => state.can({ type: 'user.stop' }))
  const canGoOn = useSelector(timeline, (state) => state.can({ type: 'user.lookFurther' }))
  const isBusy = useSelector(timeline, (state) => state.hasTag('busy'))
  const range = { looked: number(looked), total: number(looked + left) }
  if (looked === 0) return null
  return (
    <footer className={css.foot}>
      <p role="status">
        {sentences(
          isFiltered
            ? text('timeline.foundIn', { ...range, count })
            : left > 0 && text('timeline.looked', range),
          isBusy && text('timeline.looking'),
        )}
      </p>
      {canStop && (
        <OfferedButton
          id="timeline-stop"
          label={text('timeline.stop')}
          size="small"
          run={() => timeline.send({ type: 'user.stop' })}
        />
      )}
      {canGoOn && (
        <OfferedButton
          id="timeline-look-further"
          label={text('timeline.lookFurther')}
          size="small"
          run={() => timeline.send({ type: 'user.lookFurther' })}
        />
      )}
    </footer>
  )
}
