import type { Laws, Seen } from '#testing/laws'
import { always, hears, whenever } from '#testing/laws'
import type { tableSelectionMachine } from './table-selection.machine.ts'
import type { ChosenCells, TableAction } from './table-selection.types.ts'

type Step = Seen<typeof tableSelectionMachine>

const isMany = (cells: ChosenCells | null) => cells !== null && cells.rows * cells.columns > 1

/** Several cells are merged, and only a merged one is split. */
const isPossible = (cells: ChosenCells | null, action: TableAction) => {
  if (cells === null) return false
  if (action === 'merge') return isMany(cells)
  return action !== 'split' || cells.merged > 0
}

const selects = hears('page.selected')
const acts = ({ before, event }: Step) =>
  event?.type === 'user.act' && isPossible(before?.cells ?? null, event.action)
const styles = (seen: Step) => hears('user.style')(seen) && seen.was('inside.menu')

export const laws: Laws<typeof tableSelectionMachine> = {
  // Which cells
  'nothing else chooses cells, or forgets them': whenever(
    (seen) => !selects(seen) && seen.before !== null,
    ({ before, now }) => now.cells === before?.cells,
  ),
  'cells are known wherever one is inside': always(
    ({ is, now: { cells } }) => is('outside') === (cells === null),
  ),
  'one cell is a cell, and several are a range, unless the menu is open': always(
    ({ is, now: { cells } }) =>
      !is('inside') || is('inside.menu') || is(isMany(cells) ? 'inside.range' : 'inside.cell'),
  ),

  // The menu
  'the menu opens only when somebody opens it': whenever(
    (seen) => seen.is('inside.menu') && !seen.was('inside.menu'),
    (seen) => hears('user.openMenu')(seen) || hears('user.chooseLine')(seen),
  ),
  'a grip chooses its line of this table and opens its menu, and nothing else does': always(
    (seen) => {
      const { before, emitted, event, is } = seen
      const chosen = emitted.filter(({ type }) => type === 'lineChosen')
      if (event?.type !== 'user.chooseLine' || !seen.was('inside')) return chosen.length === 0
      const [first] = chosen
      return (
        chosen.length === 1 &&
        first?.type === 'lineChosen' &&
        first.line === event.line &&
        first.table === before?.cells?.table &&
        is(event.line === 'row' ? 'inside.menu.row' : 'inside.menu.column')
      )
    },
  ),
  'the menu stays while cells are chosen, until it is closed or something is done': whenever(
    (seen) => seen.was('inside.menu'),
    (seen) => {
      const isOver =
        hears('user.closeMenu')(seen) || acts(seen) || styles(seen) || seen.now.cells === null
      return seen.is('inside.menu') === !isOver
    },
  ),

  // What is done
  'whatever can be done with the cells is done when somebody says so, to this table': always(
    (seen) => {
      const { before, emitted, event } = seen
      const asked = emitted.filter(({ type }) => type === 'asked')
      if (!acts(seen)) return asked.length === 0
      const [first] = asked
      return (
        asked.length === 1 &&
        first?.type === 'asked' &&
        event?.type === 'user.act' &&
        first.action === event.action &&
        first.table === before?.cells?.table
      )
    },
  ),
  'the cells look as somebody chose in the menu, and nothing else styles them': always((seen) => {
    const { before, emitted, event } = seen
    const styled = emitted.filter(({ type }) => type === 'styled')
    if (!styles(seen)) return styled.length === 0
    const [first] = styled
    return (
      styled.length === 1 &&
      first?.type === 'styled' &&
      event?.type === 'user.style' &&
      first.style === event.style &&
      first.table === before?.cells?.table
    )
  }),
  'what can be done is offered, and nothing else': always(({ can, is, now: { cells } }) =>
    (['rowBelow', 'merge', 'split'] as const).every(
      (action) => can({ type: 'user.act', action }) === (is('inside') && isPossible(cells, action)),
    ),
  ),
}
