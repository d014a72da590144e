import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepInEntry, keptInEntry } from '../../kit/history-entry.ts'
import { useListHome } from './home/list-home.ts'

/** ms without a movement, after which the place is kept. */
const rest = 120

/** A list begins with its first row; where it has an address, whoever comes back to it finds it where they left it. */
export function useKeptScroll<
  List extends HTMLElement = HTMLTableElement,
>(): RefObject<List | null> {
  const table = useRef<List>(null)
  const { search, isKept } = useListHome()
  const before = useRef(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place in the list is the reason to move
  useLayoutEffect(() => {
    if (!isKept) return
    const top = keptInEntry('listTop')
    scrollerOf(table.current).scrollTo(0, typeof top === 'number' ? top : 0)
  }, [search])

  // What is around a held list is not the list's to move, but for its first row to be in sight.
  useLayoutEffect(() => {
    if (isKept || before.current === search) return
    before.current = search
    const frame = table.current?.parentElement
    frame?.scrollTo(0, 0)
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  }, [isKept, search])

  useEffect(() => {
    if (!isKept) return
    const scroller = scrollerOf(table.current)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(waiting)
      const listTop = scroller instanceof Element ? scroller.scrollTop : scrollY
      if (keptInEntry('listTop') !== listTop) keepInEntry({ listTop })
    }
    const keepSoon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(keep, rest)
    }
    scroller.addEventListener('scroll', keepSoon)
    // A press may lead away before the list has come to rest.
    addEventListener('click', keep, { capture: true })
    return () => {
      clearTimeout(waiting)
      scroller.removeEventListener('scroll', keepSoon)
      removeEventListener('click', keep, { capture: true })
    }
  }, [isKept])
  return table
}

/** On a wide screen the frame of the rows scrolls, on a narrow one the page. */
function scrollerOf(table: HTMLElement | null): Element | Window {
  const frame = table?.parentElement
  const isFrame = frame && /auto|scroll/.test(getComputedStyle(frame).overflowY)
  return isFrame ? frame : window
}
