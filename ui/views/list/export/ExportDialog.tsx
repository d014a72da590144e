import { useSelector } from '@xstate/react'
import type { ExportActor } from '#machines/export'
import { useFormats } from '../../../kit/formats.ts'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Progress } from '../../../parts/Progress.tsx'
import { ExportChoices } from './ExportChoices.tsx'
import css from './ExportDialog.module.css'

interface Props {
  /** What is listed, as people call it. */
  label: string
  exporting: ExportActor
}

/** What the file is to hold, how far it is, and what went wrong. */
export function ExportDialog({ label, exporting }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { number } = useFormats()
  const state = useSelector(exporting, (state) => state)
  const { done, total, problem } = state.context
  const close = () => exporting.send({ type: 'user.close' })
  const isChoosing = state.matches('choosing')
  return (
    <Dialog
      open={!state.matches('idle')}
      onCancel={close}
      title={text('export.title', { label })}
      description={isChoosing ? text('export.text') : undefined}
      actions={
        <>
          <Button onClick={close}>{text('app.cancel')}</Button>
          {isChoosing && (
            <Button kind="primary" onClick={() => exporting.send({ type: 'user.start' })}>
              {text('export.start')}
            </Button>
          )}
          {problem && (
            <Button kind="primary" onClick={() => exporting.send({ type: 'user.retry' })}>
              {text('app.tryAgain')}
            </Button>
          )}
        </>
      }
    >
      {isChoosing ? (
        <ExportChoices exporting={exporting} />
      ) : (
        <div className={css.root}>
          <p role="status">
            {total === null
              ? text('export.beginning')
              : text('export.progress', { done: number(done), total: number(total) })}
          </p>
          <Progress label={text('export.title', { label })} done={done} total={total ?? 0} />
          {problem && (
            <Notice tone="danger">
              {sentences(text('export.failed'), problemText(text, problem))}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
