import { useSelector } from '@xstate/react'
import { useId, useState, useSyncExternalStore } from 'react'
import type { UploadQueueActor } from '#machines/upload-queue'
import { inSight, totalsOf } from '#machines/upload-queue'
import type { Uploads } from '../../client/uploads/browser-uploads.ts'
import { timeLeft } from '../../client/uploads/pace.ts'
import type { ElsewhereUpload, ShownUpload } from '../../client/uploads/shown-upload.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { ChevronDownIcon } from '../../parts/icons.ts'
import { Progress } from '../../parts/Progress.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { ElsewhereLine } from './ElsewhereLine.tsx'
import { UploadLine } from './UploadLine.tsx'
import css from './UploadsTray.module.css'
import { useAttention } from './use-attention.ts'
import { durationIn } from './words.ts'

/** Where it would cover the form, as the CSS of bars at the foot says. */
const narrow = '(width < 48rem)'

/** What is being uploaded, wherever one goes in the panel. */
export function UploadsTray({ uploads }: { uploads: Uploads }) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(() => !matchMedia(narrow).matches)
  const known = useSyncExternalStore(uploads.subscribe, uploads.all)
  const elsewhere = useSyncExternalStore(uploads.subscribe, uploads.elsewhere)
  const { queue } = uploads
  const letGo = useSelector(queue, (state) => state.context.letGo)
  const all = inSight({ uploads: known, letGo })
  const attention = useAttention(queue)
  const mayPause = useSelector(queue, (state) => state.can({ type: 'user.pauseAll' }))
  const heading = useHeading(all, elsewhere)
  if (all.length === 0 && elsewhere.length === 0) return null
  const { size, progress } = totalsOf(all)
  const left = mayPause && timeLeft(size - progress, paceOf(all))
  return (
    <section
      {...attention}
      className={css.root}
      aria-labelledby={id}
      data-uploads={isOpen ? 'open' : 'minimised'}
    >
      <header className={css.head}>
        <h2 id={id} className={css.heading}>
          {heading}
        </h2>
        {typeof left === 'number' && (
          <span className={css.left}>{text('upload.left', { time: durationIn(text, left) })}</span>
        )}
        <IconButton
          className={css.fold}
          icon={<ChevronDownIcon />}
          label={text(isOpen ? 'upload.minimise' : 'upload.expand')}
          aria-expanded={isOpen}
          size="small"
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {progress < size && <Progress label={heading} done={progress} total={size} />}
      {/* Each percent would be too much: it says what has begun, ended and failed. */}
      <VisuallyHidden role="status">{heading}</VisuallyHidden>
      {isOpen && (
        <>
          <ul className={css.list} aria-label={text('upload.files')}>
            {all.map((upload) => (
              <UploadLine key={upload.key} upload={upload} queue={queue} />
            ))}
            {elsewhere.map((upload) => (
              <ElsewhereLine key={upload.key} upload={upload} />
            ))}
          </ul>
          <Actions queue={queue} isOfMany={all.length > 1} />
        </>
      )}
    </section>
  )
}

/** What can be done about all of them; about one, its line says it. */
function Actions({ queue, isOfMany }: { queue: UploadQueueActor; isOfMany: boolean }) {
  const text = useText()
  const may = {
    retry: useSelector(queue, (state) => state.can({ type: 'user.retryFailed' })),
    pause: useSelector(queue, (state) => isOfMany && state.can({ type: 'user.pauseAll' })),
    resume: useSelector(queue, (state) => isOfMany && state.can({ type: 'user.resumeAll' })),
    clear: useSelector(queue, (state) => state.can({ type: 'user.clearFinished' })),
  }
  if (!Object.values(may).some(Boolean)) return null
  return (
    <footer className={css.foot}>
      {may.retry && (
        <Button size="small" onClick={() => queue.send({ type: 'user.retryFailed' })}>
          {text('upload.retryFailed')}
        </Button>
      )}
      {may.pause && (
        <Button size="small" onClick={() => queue.send({ type: 'user.pauseAll' })}>
          {text('upload.pauseAll')}
        </Button>
      )}
      {may.resume && (
        <Button size="small" onClick={() => queue.send({ type: 'user.resumeAll' })}>
          {text('upload.resumeAll')}
        </Button>
      )}
      {may.clear && (
        <Button size="small" onClick={() => queue.send({ type: 'user.clearFinished' })}>
          {text('upload.clear')}
        </Button>
      )}
    </footer>
  )
}

function useHeading(all: readonly ShownUpload[], elsewhere: readonly ElsewhereUpload[]): string {
  const text = useText()
  if (all.length === 0) return text('upload.elsewhere', { count: elsewhere.length })
  const { count, done, failed } = totalsOf(all)
  const paused = all.filter(({ phase }) => phase === 'paused').length
  if (done === count) return text('upload.doneAll', { count })
  if (done + failed === count) return text('upload.failedSome', { count: failed })
  if (done + failed + paused === count) return text('upload.pausedSome', { count: paused })
  return text('upload.heading', { done, count })
}

const paceOf = (all: readonly ShownUpload[]): number | null => {
  const paces = all.flatMap(({ pace }) => (pace === null ? [] : [pace]))
  return paces.length === 0 ? null : paces.reduce((sum, pace) => sum + pace, 0)
}
