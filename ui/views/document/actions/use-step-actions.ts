import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentActors, UndoHistory } from '#machines/open-document'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import { lockedOut } from '../lock/locked-out.ts'
import { mayEver } from './refusals.ts'

/** Back and forth in what was done to the document (DOC-12). */
export function useStepActions(
  { document, history, lock }: DocumentActors,
  entity: ClientCollection | ClientGlobal,
): readonly [Action, Action] {
  const text = useText()
  const canUndo = useCan(history, 'past')
  const canRedo = useCan(history, 'future')
  const isLockedOut = useSelector(lock, lockedOut)
  const isForbidden = !useSelector(document, (state) => mayEver(state, entity, 'update'))
  const refusalOf = (can: boolean, nothing: TextKey): string | undefined => {
    if (isLockedOut) return text('document.refusal.lockedOut')
    return can ? undefined : text(nothing)
  }
  return [
    {
      id: 'action-undo',
      label: text('document.undo'),
      keys: ['mod+z'],
      leavesKey: hasOwnHistory,
      refusal: refusalOf(canUndo, 'document.nothingToUndo'),
      isForbidden,
      run: history.undo,
    },
    {
      id: 'action-redo',
      label: text('document.redo'),
      keys: ['mod+shift+z', 'ctrl+y'],
      leavesKey: hasOwnHistory,
      refusal: refusalOf(canRedo, 'document.nothingToRedo'),
      isForbidden,
      run: history.redo,
    },
  ]
}

/** Asked of the history with every key, and drawn only when the answer is another. */
function useCan({ get, subscribe }: UndoHistory, direction: 'past' | 'future'): boolean {
  const can = () => get()[direction].length > 0
  return useSyncExternalStore(subscribe, can, can)
}

/** What people type there is not a value yet. */
const hasOwnHistory = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-own-history]') !== null
