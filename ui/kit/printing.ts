import { useSyncExternalStore } from 'react'

/**
 * A page that is made ready for paper may take its time; one that is being printed is as it is by the end
 * of an event.
 */
type Printing = 'no' | 'preparing' | 'now'

let printing: Printing = 'no'
const heard = new Set<() => void>()

/** One listener tells all: what was folded is on the page before the browser lays it out on paper. */
function hear(told: () => void): () => void {
  if (heard.size === 0) {
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
  }
  heard.add(told)
  return () => heard.delete(told)
}

const begin = () => tell('now')
const end = () => tell('no')

function tell(now: Printing): void {
  printing = now
  for (const told of heard) told()
}

/** Prints the page once everything on it is there, or most of it is after a while. */
export function printWhole(isWhole: () => boolean): void {
  if (printing !== 'no') return
  tell('preparing')
  const latest = performance.now() + patience
  const look = () => {
    if (!isWhole() && performance.now() < latest) return setTimeout(look, 50)
    window.print()
    end()
  }
  // What was folded is not on the page before this event has ended.
  setTimeout(look, 50)
}

const patience = 5000

export const usePrinting = (): Printing =>
  useSyncExternalStore(
    hear,
    () => printing,
    () => 'no',
  )

/** Whether nothing may be folded: the page is printed, or will be. */
export const useIsPrinting = (): boolean => usePrinting() !== 'no'
