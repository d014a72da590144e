import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ImportActor } from '#machines/import'
import { countOf, toWrite } from '#machines/import'
import { useFormats } from '../../../kit/formats.ts'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { WorkBar } from '../progress/WorkBar.tsx'
import { selectPageId } from '../selection/SelectPage.tsx'
import { holdUpId } from './focus-after.ts'

interface Props {
  collection: ClientCollection
  importing: ImportActor
}

/** How many lines are written, and how to hold that up. */
export function ImportProgress({ collection, importing }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { number } = useFormats()
  const state = useSelector(importing, (state) => state)
  const { done, looked, problem } = state.context
  const [count, total] = [countOf(done), toWrite(looked)]
  const isPausing = state.matches({ writing: 'pausing' })
  return (
    <WorkBar
      heading={text('import.title', { label: collection.labels.plural })}
      status={
        <>
          {text('import.progress', { done: number(count), total: number(total) })}
          {done.refused > 0 &&
            ` · ${text('bulk.refused', { count: done.refused, number: number(done.refused) })}`}
          {isPausing && ` · ${text('bulk.pausing')}`}
          {state.matches({ waiting: 'paused' }) && ` · ${text('bulk.paused')}`}
        </>
      }
      done={count}
      total={total}
      state={state.matches('waiting') ? 'waiting' : isPausing ? 'pausing' : 'running'}
      holdUpId={holdUpId}
      onPause={() => importing.send({ type: 'user.pause' })}
      onResume={() => importing.send({ type: 'user.resume' })}
      onStop={() => importing.send({ type: 'user.stop' })}
      focusAfter={() => document.getElementById(selectPageId)}
    >
      {state.matches({ waiting: 'found' }) && <Notice>{text('import.found')}</Notice>}
      {problem && (
        <Notice tone="danger">{sentences(problemText(text, problem), text('bulk.halted'))}</Notice>
      )}
    </WorkBar>
  )
}
