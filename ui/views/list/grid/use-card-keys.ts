import type { KeyboardEvent, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

type Keys = { onKeyDown: (event: KeyboardEvent) => void; onFocus: () => void }

/**
 * Arrow keys lead from card to card in both directions of the grid, Space chooses a card. The grid is
 * one stop of the Tab key, at the card that had the focus last, with that card's controls.
 */
export function useCardKeys(grid: RefObject<HTMLUListElement | null>): Keys {
  const current = useRef<string | null>(null)
  const settle = () => {
    const cards = cardsOf(grid.current)
    const stop = cards.find((card) => card.dataset.row === current.current) ?? cards[0]
    for (const card of cards) {
      for (const control of controlsOf(card)) control.tabIndex = card === stop ? 0 : -1
    }
  }
  // The cards of another page, or in another order.
  useLayoutEffect(settle)
  return {
    onFocus: () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
      current.current = focused?.dataset.row ?? null
      settle()
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const cards = cardsOf(grid.current)
      const from = cards.findIndex((card) => card.contains(document.activeElement))
      if (from < 0) return
      const box = cards[from]!.querySelector<HTMLInputElement>('input[type="checkbox"]')
      if (event.key === ' ' && document.activeElement !== box && box && !box.disabled) {
        event.preventDefault()
        return box.click()
      }
      const to = destination(event.key, from, cards)
      if (to === null) return
      event.preventDefault()
      const target = cards[Math.min(Math.max(to, 0), cards.length - 1)]!
      controlsOf(target)[0]?.focus()
      target.scrollIntoView({ block: 'nearest' })
    },
  }
}

const cardsOf = (grid: HTMLElement | null): HTMLElement[] =>
  grid ? [...grid.querySelectorAll<HTMLElement>(':scope > [data-row]')] : []

const controlsOf = (card: HTMLElement): HTMLElement[] => [
  ...card.querySelectorAll<HTMLElement>('a[href], button, input'),
]

/** Below or above the first and the last row there is no card: one stays. */
function destination(key: string, from: number, cards: readonly HTMLElement[]): number | null {
  const { direction } = getComputedStyle(cards[from]!)
  const ahead = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const perRow = cards.filter(({ offsetTop }) => offsetTop === cards[0]!.offsetTop).length
  const within = (to: number) => (cards[to] ? to : from)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return from + (key === ahead ? 1 : -1)
    case 'ArrowUp':
      return within(from - perRow)
    case 'ArrowDown':
      return from + perRow < cards.length || isInLastRow(from, perRow, cards.length)
        ? within(from + perRow)
        : cards.length - 1
    case 'Home':
      return 0
    case 'End':
      return cards.length - 1
    default:
      return null
  }
}

const isInLastRow = (from: number, perRow: number, count: number): boolean =>
  Math.floor(from / perRow) === Math.floor((count - 1) / perRow)
