import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkChange } from '#contracts/bulk-change'
import type { BulkActor } from '#machines/bulk'
import { countOf, endOf, leftOf, resultsOf, retriable, undoable } from '#machines/bulk'
import { ActionDrawer } from '../../../actions/ActionDrawer.tsx'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Announcement } from '../../../parts/Announcement.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import css from './BulkResults.module.css'
import { focusAfter } from './focus-after.ts'
import { placeAfter } from './places.ts'
import { ResultGroups } from './ResultGroups.tsx'
import { endsOf, headings } from './words.ts'

interface Props {
  collection: ClientCollection
  bulk: BulkActor
}

/** What can be undone where versions are kept. */
const versioned: ReadonlySet<BulkChange['kind']> = new Set(['edit', 'publish', 'unpublish'])

/** What concerns somebody most comes first. */
const outcomes = ['refused', 'gone', 'changed', 'unchanged'] as const

/** What became of each document, and what can be done about it. */
export function BulkResults({ collection, bulk }: Props) {
  const text = useText()
  const { list, number } = useFormats()
  const isFinished = useSelector(bulk, (state) => state.matches('finished'))
  const context = useSelector(bulk, ({ context }) => context)
  const results = resultsOf(context)
  const left = leftOf(context)
  const back = undoable(endOf(context)).length
  const kind = context.job?.change.kind ?? 'undo'
  const ends = endsOf(kind, collection)
  const isLost = versioned.has(kind) && back < countOf(results, 'changed')
  const said = outcomes.flatMap((outcome) => {
    const count = countOf(results, outcome)
    return count > 0 ? [text(ends[outcome], { count, number: number(count) })] : []
  })
  const close = () => bulk.send({ type: 'user.close' })
  return (
    <ActionDrawer
      open={isFinished}
      onCancel={close}
      title={text(headings[kind], { label: collection.labels.plural })}
      closeLabel={text('app.close')}
      fallbackFocus={focusAfter}
      actions={
        <>
          {retriable(context).length > 0 && (
            <OfferedButton
              id="bulk-retry"
              label={text('bulk.retry')}
              run={() => bulk.send({ type: 'user.retry' })}
            />
          )}
          {back > 0 && (
            <OfferedButton
              id="bulk-undo"
              label={text('bulk.undo')}
              run={() => bulk.send({ type: 'user.undo' })}
            />
          )}
          <Button kind="primary" onClick={close}>
            {text('app.close')}
          </Button>
        </>
      }
    >
      <Announcement words={list(said)} />
      <div className={css.root}>
        {left > 0 && (
          <Notice tone="warning">{text('bulk.left', { count: left, number: number(left) })}</Notice>
        )}
        {isLost && <Notice>{text('bulk.noUndo')}</Notice>}
        <ResultGroups
          collection={collection}
          results={results}
          wordsFor={(outcome, counted) => text(ends[outcome], counted)}
          placeOf={(result) => placeAfter(context.job, result, collection)}
        />
      </div>
    </ActionDrawer>
  )
}
