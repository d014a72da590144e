import { useSelector } from '@xstate/react'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.ts'
import type { DocumentActors } from '../actors.ts'
import { step } from '../use-history.ts'

/** Back and forth in what was done to the document (DOC-12). */
export function useStepActions({ document, history }: DocumentActors): readonly [Action, Action] {
  const text = useText()
  const canUndo = useSelector(history, (state) => state.can({ type: 'user.undo', values: {} }))
  const canRedo = useSelector(history, (state) => state.can({ type: 'user.redo', values: {} }))
  return [
    {
      id: 'action-undo',
      label: text('document.undo'),
      keys: ['mod+z'],
      leavesKey: hasOwnHistory,
      refusal: canUndo ? undefined : text('document.nothingToUndo'),
      run: () => step('user.undo', document, history),
    },
    {
      id: 'action-redo',
      label: text('document.redo'),
      keys: ['mod+shift+z', 'ctrl+y'],
      leavesKey: hasOwnHistory,
      refusal: canRedo ? undefined : text('document.nothingToRedo'),
      run: () => step('user.redo', document, history),
    },
  ]
}

/** What people type there is not a value yet. */
const hasOwnHistory = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-own-history]') !== null
