import type { RefObject } from 'react'
import { useMemo } from 'react'
import type { Action } from '../../../actions/action.ts'
import type { KeyHint } from '../../../actions/offers.ts'
import { useKeyHints } from '../../../actions/use-key-hints.ts'
import { useKeys } from '../../../actions/use-keys.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import { useText } from '../../../kit/text.tsx'
import type { List } from '../use-list.ts'
import type { RowAct } from './row-acts.ts'

/** Keys lead from row to row, or from card to card, select the one with the focus, and edit it in a drawer. */
export function useListKeys(root: RefObject<HTMLElement | null>, list: List): void {
  const open = useDocumentDrawer()
  const run = async (act: RowAct) => {
    const { rowActs } = await import('./row-acts.ts')
    if (root.current) rowActs[act]({ root: root.current, list, open })
  }
  useKeys(
    keys.map(([act, keys]): Action => {
      return { id: act, label: act, keys, leavesKey: isArrowElsewhere, run: () => void run(act) }
    }),
    root,
  )
  useKeyHints(useHints())
}

const keys = [
  ['next', ['j', 'arrowdown']],
  ['previous', ['k', 'arrowup']],
  ['select', ['x']],
  ['edit', ['e']],
] as const

/** Arrows lead on from the name of a row; anywhere else they are the browser's. */
const isArrowElsewhere = ({ key, target }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') && !(target instanceof Element && target.matches('[data-press]'))

function useHints(): readonly KeyHint[] {
  const text = useText()
  return useMemo(
    () => [
      { id: 'row-step', label: text('list.keys.step'), keys: ['j', 'k'] },
      { id: 'row-select', label: text('list.keys.select'), keys: ['x'] },
      { id: 'row-open', label: text('field.open'), keys: ['enter'] },
      { id: 'row-edit', label: text('field.edit'), keys: ['e'] },
    ],
    [text],
  )
}
