import { useSyncExternalStore } from 'react'

let isPrinting = false
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

const begin = () => tell(true)
const end = () => tell(false)

function tell(now: boolean): void {
  isPrinting = now
  for (const told of heard) told()
}

/** Whether the page is being printed: nothing is folded then. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    hear,
    () => isPrinting,
    () => false,
  )
