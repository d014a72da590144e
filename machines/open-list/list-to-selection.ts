import type { SelectionActor } from '#machines/selection'
import type { End } from '../kit/follow.ts'
import type { ListWork } from './open-list.types.ts'

/** What is chosen lasts from page to page, and is given up where others match (LIST-4). */
export const listToSelection = (selection: SelectionActor, { hear }: Pick<ListWork, 'hear'>): End =>
  hear((event) => {
    if (event.type !== 'browser.moved') selection.send(event)
  })
