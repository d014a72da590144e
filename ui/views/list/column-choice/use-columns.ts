import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#config-schema'
import type { ArrangementActor, Choice } from '#machines/arrangement'
import { arrangementMachine } from '#machines/arrangement'
import { keepColumns, readColumns } from '../../../client/list-preferences.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.ts'
import { allColumns, shownColumns } from '../columns.ts'
import { writtenColumns } from '../list-place.ts'
import { useListHref } from '../use-list-href.ts'

/** The seam between the choice of columns, the address and what is kept for the person. */
export function useColumns(
  collection: ClientCollection,
  asked: readonly Choice[] | null,
): ArrangementActor {
  const { http, queries } = usePanel()
  const text = useText()
  const go = useGo()
  const href = useListHref()
  const { slug } = collection
  const names = (columns: readonly { accessor: string }[]) =>
    columns.map(({ accessor }) => accessor)
  const columns = useActorRef(
    arrangementMachine.provide({
      actors: {
        read: fromPromise(() => readColumns(http, queries, slug)),
        keep: fromPromise(({ input, signal }) => keepColumns(http, queries, slug, input, signal)),
      },
    }),
    {
      input: {
        offered: names(allColumns(collection, text)),
        standard: names(shownColumns(collection, null, text)),
        asked,
      },
    },
  )

  const tell = useEffectEvent((chosen: readonly Choice[] | null) =>
    go(href({ columns: chosen ? writtenColumns(chosen) : undefined }), { replace: true }),
  )
  useEffect(() => {
    const { unsubscribe } = columns.on('chosen', (event) => tell(event.choice))
    return unsubscribe
  }, [columns])

  const written = JSON.stringify(asked)
  useEffect(() => {
    columns.send({ type: 'browser.moved', asked: JSON.parse(written) })
  }, [columns, written])
  return columns
}
