import type { DocumentRef } from '#contracts/documents'
import type { TextKey } from '#locales'
import type { Action } from '../../../actions/action.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import type { Neighbour } from './use-neighbours.ts'
import { useNeighbours } from './use-neighbours.ts'

/** The ways to the document before and after in the list that one came from; none: one came from none. */
export function useNeighbourActions(document: DocumentRef | null): readonly Action[] {
  const text = useText()
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const neighbours = useNeighbours(document)
  if (document === null || neighbours === null) return none
  const step = (
    to: Neighbour,
    way: Pick<Action, 'id' | 'keys'>,
    label: TextKey,
    noMore: TextKey,
  ): Action => ({
    ...way,
    label: text(label),
    refusal: to === undefined ? text('app.loading') : to === null ? text(noMore) : undefined,
    run: () => {
      if (!to) return
      neighbours.leave()
      go(carried(addresses.document(document.slug, to)))
    },
  })
  return [
    step(neighbours.previous, before, 'document.previous', 'document.isFirst'),
    step(neighbours.next, after, 'document.next', 'document.isLast'),
  ]
}

const none: readonly Action[] = []

const before = { id: 'document-previous', keys: ['alt+pageup'] } as const
const after = { id: 'document-next', keys: ['alt+pagedown'] } as const
