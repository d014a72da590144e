import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { FindRef } from '#machines/find'
import type { Action } from '../actions/action.ts'
import { useText } from '../kit/text.tsx'
import type { Search } from './use-search.ts'

/** mod+F opens the search; pressed once more, it is the browser's own. F3 goes on from anywhere. */
export function useFindActions(
  place: RefObject<HTMLElement | null>,
  find: FindRef,
  onOpen: () => void,
  step: Search['step'],
): readonly Action[] {
  const text = useText()
  const isClosed = useSelector(find, (state) => state.matches('closed'))
  const isInBar = () => place.current?.contains(document.activeElement) === true
  const going = {
    refusal: isClosed ? text('find.notOpen') : undefined,
    leavesKey: () => isClosed,
  }
  return [
    {
      id: 'find',
      label: text('find.label'),
      keys: ['mod+f'],
      leavesKey: isInBar,
      run: onOpen,
    },
    {
      ...going,
      id: 'find-next',
      label: text('find.next'),
      keys: ['f3'],
      run: () => step('user.next'),
    },
    {
      ...going,
      id: 'find-previous',
      label: text('find.previous'),
      keys: ['shift+f3'],
      run: () => step('user.previous'),
    },
  ]
}
