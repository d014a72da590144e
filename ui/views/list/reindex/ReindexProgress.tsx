import { useSelector } from '@xstate/react'
import type { ReindexActor } from '#machines/reindex'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import css from './ReindexProgress.module.css'

/** How far it is, as far as the server says. */
export function ReindexProgress({ reindex }: { reindex: ReindexActor }) {
  const text = useText()
  const { number } = useFormats()
  const isRunning = useSelector(reindex, (state) => state.matches('running'))
  const progress = useSelector(reindex, ({ context }) => context.progress)
  if (!isRunning) return null
  return (
    <div className={css.root}>
      <span>
        {progress
          ? text('reindex.progress', { done: number(progress.done), total: number(progress.total) })
          : text('reindex.running')}
      </span>
      <progress
        aria-label={text('reindex.running')}
        {...(progress && { value: progress.done, max: Math.max(progress.total, 1) })}
        className={css.bar}
      />
    </div>
  )
}
