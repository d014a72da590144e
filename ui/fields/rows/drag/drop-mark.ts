/** On which side of a row something would come to lie. */
export type Side = 'before' | 'after'

/** Shows where a row would be dropped. Nothing is painted anew for it: a drag passes many rows. */
export function markDrop(list: Element, mark: { id: string; side: Side } | null): void {
  for (const marked of list.querySelectorAll<HTMLElement>(':scope > [data-drop]')) {
    delete marked.dataset.drop
  }
  const row = mark && rowIn(list, mark.id)
  if (row) row.dataset.drop = mark.side
}

/** Shows which row is on its way. */
export function markHeld(list: Element, id: string | null): void {
  for (const held of list.querySelectorAll<HTMLElement>(':scope > [data-held]')) {
    delete held.dataset.held
  }
  const row = id !== null && rowIn(list, id)
  if (row) row.dataset.held = ''
}

/** Where a row ends up that leaves its place and comes to lie beside another. */
export function placeBeside(from: number, beside: number, side: Side): number {
  const place = side === 'before' ? beside : beside + 1
  return place > from ? place - 1 : place
}

const rowIn = (list: Element, id: string) =>
  list.querySelector<HTMLElement>(`:scope > [data-row="${CSS.escape(id)}"]`)
