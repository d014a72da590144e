import { useSelector } from '@xstate/react'
import type { TextKey } from '#locales'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import type { DocumentActors } from '../actors.ts'
import { withheld } from '../lock/withheld.ts'
import { step } from '../use-history.ts'

/** Back and forth in what was done to the document (DOC-12). */
export function useStepActions({
  document,
  history,
  lock,
}: DocumentActors): readonly [Action, Action] {
  const text = useText()
  const canUndo = useSelector(history, (state) => state.can({ type: 'user.undo', values: {} }))
  const canRedo = useSelector(history, (state) => state.can({ type: 'user.redo', values: {} }))
  const isWithheld = useSelector(lock, withheld)
  const refusalOf = (can: boolean, nothing: TextKey): string | undefined => {
    if (isWithheld) return text('document.refusal.withheld')
    return can ? undefined : text(nothing)
  }
  return [
    {
      id: 'action-undo',
      label: text('document.undo'),
      keys: ['mod+z'],
      leavesKey: hasOwnHistory,
      refusal: refusalOf(canUndo, 'document.nothingToUndo'),
      run: () => step('user.undo', document, history),
    },
    {
      id: 'action-redo',
      label: text('document.redo'),
      keys: ['mod+shift+z', 'ctrl+y'],
      leavesKey: hasOwnHistory,
      refusal: refusalOf(canRedo, 'document.nothingToRedo'),
      run: () => step('user.redo', document, history),
    },
  ]
}

/** What people type there is not a value yet. */
const hasOwnHistory = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-own-history]') !== null
