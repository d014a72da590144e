import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { changeable } from '#machines/bulk'
import { useFormats } from '../../../kit/formats.ts'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Touched } from '../../../parts/form-guard.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Progress } from '../../../parts/Progress.tsx'
import { BulkComparison } from './BulkComparison.tsx'
import { focusAfter } from './focus-after.ts'
import { isFinal } from './kinds.ts'
import { placeBefore } from './places.ts'
import { ResultGroups } from './ResultGroups.tsx'
import { confirmations, consequenceOf, headings, prospectOf } from './words.ts'

interface Props {
  collection: ClientCollection
  bulk: BulkActor
}

/** What would become of each document, before anything is done. */
export function BulkQuestion({ collection, bulk }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { number } = useFormats()
  const state = useSelector(bulk, (state) => state)
  const { ids, job, looked, problem } = state.context
  const kind = job?.change.kind ?? 'edit'
  const isLooking = state.matches('listing') || state.matches('looking')
  const isAsking = state.matches('asking')
  const isUnseen = state.matches('unseen')
  const count = changeable(state.context).length
  const confirmation = text(confirmations[kind], {
    count,
    number: number(count),
    ...collection.labels,
  })
  const told = text('bulk.looking', { done: number(looked.length), total: number(ids.length) })
  const consequence = consequenceOf(kind, collection)
  return (
    <Dialog
      open={isLooking || isAsking || isUnseen}
      onCancel={() => bulk.send({ type: 'user.cancel' })}
      size="large"
      fallbackFocus={focusAfter}
      title={
        isAsking && count > 0
          ? confirmation
          : text(headings[kind], { label: collection.labels.plural })
      }
      description={isAsking && count > 0 && consequence ? text(consequence) : undefined}
      actions={<Actions collection={collection} bulk={bulk} confirmation={confirmation} />}
    >
      {/* What was entered for an edit goes with it. */}
      <Touched when={kind === 'edit'} />
      {isLooking && (
        <div aria-busy="true">
          <p role="status">{state.matches('listing') ? text('bulk.listing') : told}</p>
          <Progress label={told} done={looked.length} total={ids.length} />
        </div>
      )}
      {isUnseen && problem && (
        <Notice tone="danger">{sentences(text('bulk.trySeen'), problemText(text, problem))}</Notice>
      )}
      {isAsking && job?.change.kind === 'edit' && (
        <BulkComparison
          collection={collection}
          edit={job.change}
          results={changeable(state.context)}
        />
      )}
      {isAsking && (
        <ResultGroups
          collection={collection}
          results={looked}
          wordsFor={(outcome, counted) => prospectOf(text, kind, outcome, counted)}
          placeOf={() => placeBefore(job)}
        />
      )}
    </Dialog>
  )
}

function Actions({ collection, bulk, confirmation }: Props & { confirmation: string }) {
  const text = useText()
  const state = useSelector(bulk, (state) => state)
  const { job } = state.context
  const kind = job?.change.kind ?? 'edit'
  const isAsking = state.matches('asking')
  const cancel = () => bulk.send({ type: 'user.cancel' })
  return (
    <>
      <Button onClick={cancel}>{text('app.cancel')}</Button>
      {state.matches('unseen') && (
        <Button kind="primary" onClick={() => bulk.send({ type: 'user.retry' })}>
          {text('app.tryAgain')}
        </Button>
      )}
      {isAsking && kind === 'delete' && collection.trash && (
        <Button id="bulk-forever" kind="danger" onClick={askForever}>
          {text('trash.forever')}
        </Button>
      )}
      {isAsking && (
        <Button
          id="bulk-confirm"
          kind={isFinal(kind, collection) ? 'danger' : 'primary'}
          refusal={changeable(state.context).length === 0 ? text('bulk.nothing') : undefined}
          onClick={() => bulk.send({ type: 'user.confirm' })}
        >
          {confirmation}
        </Button>
      )}
    </>
  )

  /** Another question, about the same documents: what stands against it is looked at anew. */
  function askForever(): void {
    if (job === null) return
    cancel()
    const change = { kind: 'deleteForever', inTrash: false } as const
    bulk.send({ type: 'user.ask', job: { ...job, change } })
  }
}
