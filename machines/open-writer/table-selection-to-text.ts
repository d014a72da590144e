import type { TableSelectionActor } from '#machines/table-selection'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { TableSelectionWork } from './open-writer.types.ts'

/** The selection follows the caret; what is chosen in its menu happens in the table. */
export function tableSelectionToText(table: TableSelectionActor, work: TableSelectionWork): End {
  const endHeard = endAll(
    table.on('asked', ({ action }) => work.act(action)),
    table.on('styled', ({ style }) => work.style(style)),
    table.on('lineChosen', ({ line }) => work.choose(line)),
  )
  const end = work.hear((cells) => table.send({ type: 'page.selected', cells }))
  return () => {
    end()
    endHeard()
    table.send({ type: 'page.selected', cells: null })
  }
}
