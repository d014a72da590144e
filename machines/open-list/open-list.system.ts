import type { System } from '#testing'
import { plan as bulkPlan } from '../bulk/bulk.plan.ts'
import { endAll } from '../kit/follow.ts'
import { plan as orderPlan } from '../order/order.plan.ts'
import { plan as selectionPlan } from '../selection/selection.plan.ts'
import { bulkToOutside } from './bulk-to-outside.ts'
import { bulkToSelection } from './bulk-to-selection.ts'
import { listToBulk } from './list-to-bulk.ts'
import { listToSelection } from './list-to-selection.ts'
import type { Parts } from './open-list.laws.ts'
import { laws } from './open-list.laws.ts'
import type { AroundList, ListOutside } from './open-list.types.ts'
import { orderToOutside } from './order-to-outside.ts'

const told: readonly (keyof ListOutside)[] = [
  'changed',
  'bulkBegun',
  'bulkSucceeded',
  'moved',
  'moveUndone',
]

/** What leaves the list when it is done. */
const toTrash = {
  'to delete': {
    job: {
      change: { kind: 'delete' },
      target: { kind: 'these', ids: [1, 2] },
      locale: 'en',
    },
  },
} as const

/** Only these of the examples: what others than the machine itself may notice. */
const only = <Value>(examples: Readonly<Record<string, Value>> | undefined, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, examples![name]!]))

const { events, outcomes } = bulkPlan

export const system: System<Parts> = {
  name: 'open-list',
  parts: {
    selection: selectionPlan,
    bulk: {
      ...bulkPlan,
      events: { ...events, 'user.ask': { ...events['user.ask'], ...toTrash } },
      outcomes: {
        list: { ...outcomes.list, failed: only(outcomes.list.failed, 'unreachable') },
        look: {
          done: only(outcomes.look.done, 'to change', 'the second, to change'),
          failed: only(outcomes.look.failed, 'unreachable'),
        },
        run: { ...outcomes.run, failed: only(outcomes.run.failed, 'unreachable') },
      },
    },
    order: orderPlan,
  },
  direct: {
    selection: [
      ...(['user.toggle', 'user.range', 'user.togglePage', 'user.chooseMatching'] as const),
      'user.clear',
    ],
    bulk: [
      ...(['user.ask', 'user.fill', 'user.cancel', 'user.confirm', 'user.pause'] as const),
      ...(['user.resume', 'user.stop', 'user.retry', 'user.undo', 'user.close'] as const),
      ...(['user.changeNow', 'journal.found'] as const),
    ],
    order: ['user.ask', 'user.cancel', 'user.move', 'user.undo', 'user.close'],
  },
  outside: {
    'page.changed': { '': {} },
    'page.counted': selectionPlan.events['page.counted'],
  },
  join({ selection, bulk, order }, { hear, tell }) {
    const work = {
      hear: (listener: (event: AroundList) => void) =>
        hear((event) => listener(event as AroundList)),
      tell: Object.fromEntries(
        told.map((name) => [name, () => tell(name)]),
      ) as unknown as ListOutside,
    }
    return endAll(
      listToSelection(selection, work),
      listToBulk(bulk, work),
      bulkToSelection(bulk, selection, work),
      bulkToOutside(bulk, work),
      orderToOutside(order, work),
    )
  },
  laws,
}
