import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { allParts, partsWith, resultOf, toWrite } from '#machines/import'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { failedLines, writtenDocuments } from '../../../client/import/index.ts'
import { useFormats } from '../../../kit/formats.ts'
import { usePanel } from '../../../kit/panel.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { reasonFor } from '../bulk/words.ts'
import type { Importing } from './importing.ts'

interface Props {
  collection: ClientCollection
  importing: Importing
  bulk: BulkActor
}

/** The ways on and back from each step of an import. */
export function ImportActions(props: Props) {
  const text = useText()
  const { number } = useFormats()
  const { actor } = props.importing
  const state = useSelector(actor, (state) => state)
  if (state.matches('finished')) return <EndActions {...props} />
  const count = toWrite(state.context.looked)
  return (
    <>
      <OfferedButton
        id="import-cancel"
        label={text('app.cancel')}
        run={() => actor.send({ type: 'user.close' })}
      />
      {state.can({ type: 'user.back' }) && (
        <OfferedButton
          id="import-back"
          label={text('import.back')}
          run={() => actor.send({ type: 'user.back' })}
        />
      )}
      {state.matches('matching') && (
        <OfferedButton
          id="import-look"
          label={text('import.look')}
          kind="primary"
          refusal={state.can({ type: 'user.look' }) ? undefined : text('import.refusal.noField')}
          run={() => actor.send({ type: 'user.look' })}
        />
      )}
      {state.matches('unseen') && (
        <OfferedButton
          id="import-retry"
          label={text('app.tryAgain')}
          kind="primary"
          run={() => actor.send({ type: 'user.retry' })}
        />
      )}
      {state.matches('asking') && (
        <OfferedButton
          id="import-confirm"
          label={text('import.confirm', { count, number: number(count) })}
          kind="primary"
          refusal={state.can({ type: 'user.confirm' }) ? undefined : text('import.refusal.nothing')}
          run={() => actor.send({ type: 'user.confirm' })}
        />
      )}
    </>
  )
}

/** What can be done about what became of the lines. */
function EndActions({ collection, importing: { actor, kept }, bulk }: Props) {
  const text = useText()
  const context = useSelector(actor, ({ context }) => context)
  const { file, locale, source } = context
  const { refused } = resultOf(context)
  const written = useQuery(
    {
      queryKey: ['import-written', kept.key, context.attempt],
      queryFn: () => writtenDocuments(kept, allParts(source)),
      gcTime: 0,
      networkMode: 'always',
    },
    usePanel().queries,
  )
  const { created = [], changed = [] } = written.data ?? {}
  const close = () => actor.send({ type: 'user.close' })

  const save = async () => {
    const texts = await failedLines(kept, {
      source,
      parts: partsWith(context, 'refused'),
      reason: text('import.reason'),
      reasonFor: (result) => reasonFor(text, collection, result) ?? '',
    })
    const name = file?.name.replace(/\.[^.]*$/, '') ?? collection.slug
    saveFile(`${name}-${text('import.failedFile')}.csv`, new Blob(texts, { type: 'text/csv' }))
  }
  const undoChanges = () => {
    close()
    bulk.send({ type: 'user.changeNow', change: { kind: 'undo' }, results: changed, locale })
  }
  const askToDelete = () => {
    close()
    const target = { kind: 'these', ids: created } as const
    bulk.send({ type: 'user.ask', job: { change: { kind: 'delete' }, target, locale } })
  }
  return (
    <>
      {refused > 0 && (
        <>
          <OfferedButton
            id="import-save-failed"
            label={text('import.saveFailed')}
            run={() => void save()}
          />
          <OfferedButton
            id="import-again"
            label={text('bulk.retry')}
            run={() => actor.send({ type: 'user.retry' })}
          />
        </>
      )}
      {created.length > 0 && collection.access.delete && (
        <OfferedButton id="import-delete-new" label={text('import.deleteNew')} run={askToDelete} />
      )}
      {changed.length > 0 && (
        <OfferedButton id="import-undo" label={text('import.undo')} run={undoChanges} />
      )}
      <Button id="import-end" kind="primary" onClick={close}>
        {text('app.close')}
      </Button>
    </>
  )
}
