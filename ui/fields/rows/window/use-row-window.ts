import type { FocusEvent, RefObject } from 'react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useIsPrinting } from '../../../kit/printing.ts'
import type { Piece, Stretch } from './row-heights.ts'
import { piecesOf, stretchBetween } from './row-heights.ts'

/** Up to so many rows are simply all there: about as many closed ones as a screen is high. */
const fewRows = 24

/** A list of more rows has its tools above it, too. */
const longList = 60

export interface RowWindow {
  pieces: readonly Piece[]
  isLong: boolean
  /** A row that stays on the page wherever somebody scrolls to. */
  keep(id: string): void
  /** Hears of the focus within the list: where somebody is, the row stays. */
  keepFocused(event: FocusEvent): void
}

/**
 * Of a long list only the rows near what is seen are on the page (R8), and those somebody has been
 * in: they hold a caret, or what is half typed. The rows stay siblings with their keys, so none is
 * built anew when others come, go or move.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): RowWindow {
  const isPrinting = useIsPrinting()
  const isWindowed = ids.length > fewRows && !isPrinting
  const [heights] = useState(() => new Map<string, number>())
  const [stretch, setStretch] = useState<Stretch>({ from: 0, to: 0 })
  const [kept, setKept] = useState<ReadonlySet<string>>(noRows)

  const keep = useCallback(
    (id: string) => setKept((before) => (before.has(id) ? before : new Set(before).add(id))),
    [],
  )
  const keepFocused = useCallback(
    ({ target, currentTarget }: FocusEvent) => {
      const row = rowsIn(currentTarget).find((one) => one.contains(target))
      if (row?.dataset.row !== undefined) keep(row.dataset.row)
    },
    [keep],
  )
  const pieces = useMemo(() => {
    if (!isWindowed) return ids.map((_, index) => ({ index }))
    return piecesOf(
      ids.map((id) => heights.get(id) ?? closedHeight),
      stretch,
      (index) => kept.has(ids[index] ?? ''),
    )
  }, [ids, isWindowed, heights, stretch, kept])

  const look = useEffectEvent((root: HTMLElement) => {
    measure(root, heights)
    const sizes = ids.map((id) => heights.get(id) ?? closedHeight)
    const top = -root.getBoundingClientRect().top
    const next = stretchBetween(sizes, top - innerHeight, top + 2 * innerHeight)
    setStretch((before) => (isSame(before, next) ? before : next))
    setKept((before) => withoutForsaken(root, before))
  })
  // Before it is painted: nobody sees a list without its rows.
  useLayoutEffect(() => {
    if (isWindowed && list.current !== null) look(list.current)
  }, [isWindowed, list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces are what is observed; with others it begins again.
  useEffect(() => {
    const root = list.current
    if (!isWindowed || root === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) look(root)
      },
      { rootMargin: '50%' },
    )
    for (const gap of root.querySelectorAll(':scope > [data-part="gap"]')) observer.observe(gap)
    return () => observer.disconnect()
  }, [list, ids, isWindowed, pieces])

  return { pieces, isLong: ids.length > longList, keep, keepFocused }
}

/** Of a closed row, its hairline included, until it has been seen. */
const closedHeight = 37

const noRows: ReadonlySet<string> = new Set()

const isSame = (one: Stretch, other: Stretch) => one.from === other.from && one.to === other.to

function measure(root: HTMLElement, heights: Map<string, number>): void {
  for (const row of rowsIn(root)) heights.set(row.dataset.row ?? '', row.offsetHeight)
}

/** A row that was closed again, that nobody is in or holds in the hand, may go. */
function withoutForsaken(root: HTMLElement, kept: ReadonlySet<string>): ReadonlySet<string> {
  const forsaken = rowsIn(root).filter(
    (row) =>
      kept.has(row.dataset.row ?? '') &&
      row.dataset.open === undefined &&
      row.dataset.held === undefined &&
      !row.contains(document.activeElement),
  )
  if (forsaken.length === 0) return kept
  const gone = new Set(forsaken.map((row) => row.dataset.row))
  return new Set([...kept].filter((id) => !gone.has(id)))
}

const rowsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(':scope > [data-row]')]
