import { createActor } from 'xstate'
import { selectionMachine } from '#machines/selection'
import { endAll } from '../kit/follow.ts'
import { bulkToJournal } from './bulk-to-journal.ts'
import { bulkToOutside } from './bulk-to-outside.ts'
import { bulkToSelection, createBulk } from './bulk-to-selection.ts'
import { createExport, createImport, filesToOutside } from './files-to-outside.ts'
import { listToBulk } from './list-to-bulk.ts'
import { listToSelection } from './list-to-selection.ts'
import type { ListWork, OpenList, OpenListInput } from './open-list.types.ts'
import { createOrder, orderToOutside } from './order-to-outside.ts'
import { createViews, viewsToOutside } from './views-to-outside.ts'

interface Opening {
  input: OpenListInput
  work: ListWork
}

/** One owner of everything that lives while a list has the screen: who is there, who tells whom, and how it ends. */
export function openList({ input, work }: Opening): OpenList {
  const visit = new AbortController()
  const selection = createActor(selectionMachine)
  const bulk = createBulk(input, work)
  const order = createOrder(work)
  const views = createViews(input, work)
  const exporting = createExport(work)
  const importing = createImport(input, work)
  const actors = { selection, bulk, order, views, exporting, importing }
  let end = () => {}

  /** All are joined before the first of them begins: nothing that one says is missed by another. */
  function start(): void {
    end = endAll(
      listToSelection(selection, work),
      listToBulk(bulk, work),
      bulkToSelection(bulk, selection, work),
      bulkToOutside(bulk, work),
      orderToOutside(order, work),
      viewsToOutside(views, work),
      filesToOutside(exporting, importing, work),
    )
    for (const actor of Object.values(actors)) actor.start()
    void bulkToJournal(bulk, work.bulk.journal, visit.signal)
    work.importing.keep(importing, visit.signal)
  }

  function leave(): void {
    visit.abort()
    end()
    for (const actor of Object.values(actors)) actor.stop()
    work.tell.left()
  }

  return { ...actors, start, leave, isLeft: () => visit.signal.aborted }
}
