import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { SelectionActor } from '#machines/selection'
import { selectionMachine } from '#machines/selection'
import type { ListQuery, Page } from '../../../client/lists.ts'

/** What is chosen of a list: kept from page to page, and given up where others match (LIST-4). */
export function useSelection(
  { locale, where }: Pick<ListQuery, 'locale' | 'where'>,
  page: Page | undefined,
): SelectionActor {
  const selection = useActorRef(selectionMachine)
  const question = JSON.stringify([where ?? null, locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason
  useEffect(() => {
    selection.send({ type: 'page.changed' })
  }, [selection, question])

  const total = page?.totalDocs
  useEffect(() => {
    if (total !== undefined) selection.send({ type: 'page.counted', total })
  }, [selection, total])
  return selection
}

/** Whether a document is chosen; a hook for one row asks no more. */
export const isChosen =
  (id: string | number) => (state: ReturnType<SelectionActor['getSnapshot']>) =>
    state.matches('all') ? !state.context.without.includes(id) : state.context.ids.includes(id)
