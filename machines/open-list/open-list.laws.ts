import type { Laws, SystemSeen } from '#testing/laws'
import { never, whenever } from '#testing/laws'
import type { bulkMachine } from '../bulk/index.ts'
import type { orderMachine } from '../order/index.ts'
import type { selectionMachine } from '../selection/index.ts'

/** The machines of a list that change documents, or say which. */
export type Parts = {
  selection: typeof selectionMachine
  bulk: typeof bulkMachine
  order: typeof orderMachine
}

type Step = SystemSeen<Parts>

const isTold = (type: string) => (seen: Step) => seen.event?.type === type
const tells = (type: string) => (seen: Step) =>
  seen.messages.some(({ event, to }) => to === 'outside' && event.type === type)
const hearsOf = (name: string, type: string) => (seen: Step) =>
  seen.messages.some(({ event, to }) => to === name && event.type === type)
const emits = (name: keyof Parts, type: string) => (seen: Step) =>
  seen.of[name].emitted.some((one) => one.type === type)
const isAboutMatching = ({ of }: Step) => of.bulk.now.job?.target.kind === 'matching'
const isAsked = ({ of }: Step) =>
  (['filling', 'listing', 'looking', 'unseen', 'asking'] as const).some((state) =>
    of.bulk.is(state),
  )

export const laws: Laws<Parts> = {
  'nothing is chosen where others match': whenever(isTold('page.changed'), ({ of }) =>
    of.selection.is('none'),
  ),
  'nobody is asked about all that matched before': never(
    (seen) => isTold('page.changed')(seen) && isAsked(seen) && isAboutMatching(seen),
  ),
  'what is being changed goes on where others match': never(
    (seen) =>
      isTold('page.changed')(seen) &&
      (seen.of.bulk.was('running') || seen.of.bulk.was('waiting')) &&
      seen.of.bulk.is('idle'),
  ),
  'what has been changed is read again, and what went is not chosen': whenever(
    emits('bulk', 'ended'),
    (seen) => tells('changed')(seen) && hearsOf('selection', 'server.removed')(seen),
  ),
  'no document stays chosen that the server has removed': never(
    (seen) =>
      hearsOf('selection', 'server.removed')(seen) &&
      seen.messages.some(
        ({ event, to }) =>
          to === 'selection' &&
          'ids' in event &&
          (event.ids as readonly unknown[]).some((id) =>
            (seen.of.selection.now.ids as readonly unknown[]).includes(id),
          ),
      ),
  ),
  'what went well is told as such': whenever(emits('bulk', 'succeeded'), tells('bulkSucceeded')),
  'and no longer once something else begins': whenever(
    ({ of }) => of.bulk.was('idle') && !of.bulk.is('idle'),
    tells('bulkBegun'),
  ),
  'a move is told with its way back': whenever(emits('order', 'moved'), tells('moved')),
  'what was taken back is told': whenever(emits('order', 'undone'), tells('moveUndone')),
  'what is counted anew is known to whoever has chosen all': whenever(
    (seen) => isTold('page.counted')(seen) && seen.of.selection.is('all'),
    ({ event, of }) => event !== null && 'total' in event && of.selection.now.total === event.total,
  ),
}
