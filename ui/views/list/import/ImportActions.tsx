import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#config-schema'
import type { BulkActor } from '#machines/bulk'
import { resultOf, toWrite } from '#machines/import'
import { failedLines, writtenDocuments } from '../../../client/import/index.ts'
import { useFormats } from '../../../kit/formats.ts'
import { usePanel } from '../../../kit/panel.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useText } from '../../../kit/text.ts'
import { Button } from '../../../parts/Button.tsx'
import { reasonFor } from '../bulk/words.ts'
import type { Importing } from './use-import.ts'

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
      <Button onClick={() => actor.send({ type: 'user.close' })}>{text('app.cancel')}</Button>
      {state.can({ type: 'user.back' }) && (
        <Button onClick={() => actor.send({ type: 'user.back' })}>{text('import.back')}</Button>
      )}
      {state.matches('matching') && (
        <Button
          id="import-look"
          kind="primary"
          refusal={state.can({ type: 'user.look' }) ? undefined : text('import.refusal.noField')}
          onClick={() => actor.send({ type: 'user.look' })}
        >
          {text('import.look')}
        </Button>
      )}
      {state.matches('unseen') && (
        <Button kind="primary" onClick={() => actor.send({ type: 'user.retry' })}>
          {text('app.tryAgain')}
        </Button>
      )}
      {state.matches('asking') && (
        <Button
          id="import-confirm"
          kind="primary"
          refusal={state.can({ type: 'user.confirm' }) ? undefined : text('import.refusal.nothing')}
          onClick={() => actor.send({ type: 'user.confirm' })}
        >
          {text('import.confirm', { count, number: number(count) })}
        </Button>
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
      queryFn: () => writtenDocuments(kept, source.parts),
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
      reason: text('import.reason'),
      reasonFor: (result) => reasonFor(text, collection, result) ?? '',
    })
    const name = file?.name.replace(/\.[^.]*$/, '') ?? collection.slug
    saveFile(`${name}-${text('import.failedFile')}.csv`, new Blob(texts, { type: 'text/csv' }))
  }
  const takeBack = () => {
    close()
    bulk.send({ type: 'user.takeBack', results: changed, locale })
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
          <Button onClick={save}>{text('import.saveFailed')}</Button>
          <Button id="import-again" onClick={() => actor.send({ type: 'user.retry' })}>
            {text('bulk.retry')}
          </Button>
        </>
      )}
      {created.length > 0 && collection.access.delete && (
        <Button onClick={askToDelete}>{text('import.deleteNew')}</Button>
      )}
      {changed.length > 0 && <Button onClick={takeBack}>{text('import.undo')}</Button>}
      <Button id="import-end" kind="primary" onClick={close}>
        {text('app.close')}
      </Button>
    </>
  )
}
