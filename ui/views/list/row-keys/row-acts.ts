import type { OpenInDrawer } from '../../../kit/drawers.ts'
import { idOf } from '../id-of.ts'
import type { List } from '../use-list.ts'

/** Where a key was pressed. */
interface Pressed {
  root: HTMLElement
  list: Pick<List, 'collection' | 'page' | 'place'>
  /** null: no drawer can be opened from here. */
  open: OpenInDrawer | null
}

/** What a key does with the rows; loaded with the first one. */
export const rowActs = {
  next: ({ root }: Pressed) => step(root, 1),
  previous: ({ root }: Pressed) => step(root, -1),
  select: ({ root }: Pressed) =>
    rowInFocus(root)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  edit({ root, list: { collection, page, place }, open }: Pressed) {
    const row = rowInFocus(root)
    if (row === null) return
    const doc = page?.docs.find((one) => String(idOf(one)) === row.dataset.row)
    // What is in the trash opens on a screen of its own.
    if (doc && open && !place.isTrash) open({ slug: collection.slug, id: idOf(doc) })
    else pressOf(row)?.click()
  },
} satisfies Record<string, (pressed: Pressed) => void>

export type RowAct = keyof typeof rowActs

/** From no row, to the first or the last one. */
function step(root: HTMLElement, steps: 1 | -1): void {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
  const row = rowInFocus(root)
  const to = row ? rows[rows.indexOf(row) + steps] : rows.at(steps === 1 ? 0 : -1)
  if (to) pressOf(to)?.focus()
}

const rowInFocus = (root: HTMLElement): HTMLElement | null => {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null
  return root.contains(row) ? row : null
}

/** What a press on the row presses. */
const pressOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-press]')
