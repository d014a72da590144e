import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { changeable, countOf } from '#machines/bulk'
import { useFormats } from '../../../kit/formats.ts'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { WorkBar } from '../progress/WorkBar.tsx'
import { focusAfter, holdUpId } from './focus-after.ts'
import { headings } from './words.ts'

interface Props {
  collection: ClientCollection
  bulk: BulkActor
}

/** What is being done, how far it is, and how to hold it up. */
export function BulkProgress({ collection, bulk }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { number } = useFormats()
  const state = useSelector(bulk, (state) => state)
  const { done, job, problem } = state.context
  const total = changeable(state.context).length
  const refused = countOf(done, 'refused') + countOf(done, 'gone')
  const heading = text(headings[job?.change.kind ?? 'undo'], {
    label: collection.labels.plural,
  })
  const isWaiting = state.matches('waiting')
  const isPausing = state.matches({ running: 'pausing' })
  return (
    <WorkBar
      heading={heading}
      status={
        <>
          {text('bulk.progress', { done: number(done.length), total: number(total) })}
          {refused > 0 && ` · ${text('bulk.refused', { count: refused, number: number(refused) })}`}
          {isPausing && ` · ${text('bulk.pausing')}`}
          {state.matches({ waiting: 'paused' }) && ` · ${text('bulk.paused')}`}
        </>
      }
      done={done.length}
      total={total}
      state={isWaiting ? 'waiting' : isPausing ? 'pausing' : 'running'}
      holdUpId={holdUpId}
      onPause={() => bulk.send({ type: 'user.pause' })}
      onResume={() => bulk.send({ type: 'user.resume' })}
      onStop={() => bulk.send({ type: 'user.stop' })}
      focusAfter={focusAfter}
    >
      {state.matches({ waiting: 'found' }) && <Notice>{text('bulk.found')}</Notice>}
      {problem && (
        <Notice tone="danger">{sentences(problemText(text, problem), text('bulk.halted'))}</Notice>
      )}
    </WorkBar>
  )
}
