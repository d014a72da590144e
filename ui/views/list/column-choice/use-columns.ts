import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor, Choice } from '#machines/arrangement'
import { arrangementMachine } from '#machines/arrangement'
import { keepColumns, readColumns } from '../../../client/list-preferences.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { allColumns, shownColumns } from '../columns.ts'
import { useListHome } from '../home/list-home.ts'
import { writtenColumns } from '../list-place.ts'
import { useListHref } from '../use-list-href.ts'

/** `forPerson`: found again in every list of the collection. `here`: the config's, until they are changed. */
export type KeepColumns = 'forPerson' | 'here'

/** The seam between the choice of columns, the list's home and what is kept for the person. */
export function useColumns(
  collection: ClientCollection,
  asked: readonly Choice[] | null,
  kept: KeepColumns = 'forPerson',
): ArrangementActor {
  const { http, queries } = usePanel()
  const text = useText()
  const { go } = useListHome()
  const href = useListHref()
  const { slug } = collection
  const isKept = kept === 'forPerson'
  const names = (columns: readonly { accessor: string }[]) =>
    columns.map(({ accessor }) => accessor)
  const columns = useActorRef(
    arrangementMachine.provide({
      actors: {
        read: fromPromise(async () => (isKept ? readColumns(http, queries, slug) : null)),
        keep: fromPromise(async ({ input, signal }) => {
          if (isKept) await keepColumns(http, queries, slug, input, signal)
        }),
      },
    }),
    {
      input: {
        offered: names(allColumns(collection, text)),
        standard: names(shownColumns(collection, null, text)),
        unnamed: 'hidden',
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
