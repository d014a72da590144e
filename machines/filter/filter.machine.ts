import { assign, emit, setup } from 'xstate'
import { added, changed, groupsOf, isAt, removed, whereOf, withALine } from './conditions.ts'
import type {
  Condition,
  ConditionPlace,
  FilterContext,
  FilterEmitted,
  FilterEvent,
  FilterInput,
} from './filter.types.ts'
import type { Where } from './where.ts'

type Change = { place: ConditionPlace; condition: Condition }

const filterSetup = setup({
  types: {} as {
    context: FilterContext
    input: FilterInput
    events: FilterEvent
    emitted: FilterEmitted
  },
  guards: {
    isThere: ({ context }, { place }: { place: ConditionPlace }) => isAt(context.groups, place),
    isGroup: ({ context }, { group }: { group: number | null }) =>
      group === null || context.groups[group] !== undefined,
    isAnother: ({ context: { groups, where } }) => !isSame(whereOf(groups), where),
    isNews: ({ context }, { where }: { where: Where | null }) => !isSame(where, context.where),
  },
  actions: {
    begin: assign(({ context }) => ({ groups: withALine(context.groups) })),
    tidy: assign(({ context }) => ({ groups: groupsOf(context.where) })),
    add: assign(({ context }, { group }: { group: number | null }) => ({
      groups: added(context.groups, group),
    })),
    change: assign(({ context }, { place, condition }: Change) => ({
      groups: changed(context.groups, place, condition),
    })),
    remove: assign(({ context }, { place }: { place: ConditionPlace }) => ({
      groups: withALine(removed(context.groups, place)),
    })),
    clear: assign({ groups: withALine([]) }),
    apply: assign(({ context }) => ({ where: whereOf(context.groups) })),
    tell: emit(({ context }) => ({ type: 'applied', where: context.where })),
    read: assign((_, { where }: { where: Where | null }) => ({ where, groups: groupsOf(where) })),
  },
  delays: { pause: 300 },
})

/** Writing a filter line by line; the list follows a moment after each line that is finished (LIST-3). */
export const filterMachine = filterSetup.createMachine({
  id: 'filter',
  description: 'Writing a filter; the list follows each line that is finished.',
  context: ({ input: { where } }) => ({ where, groups: groupsOf(where) }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'tidy',
      on: {
        'user.open': 'open',
        'browser.moved': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: { type: 'read', params: ({ event }) => event },
        },
      },
    },
    open: {
      entry: 'begin',
      initial: 'still',
      on: {
        'user.add': {
          guard: { type: 'isGroup', params: ({ event }) => event },
          actions: { type: 'add', params: ({ event }) => event },
        },
        'user.change': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: '.pausing',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'user.remove': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: '.weighing',
          actions: { type: 'remove', params: ({ event }) => event },
        },
        'user.clear': { target: '.weighing', actions: 'clear' },
        'user.close': [
          { guard: 'isAnother', target: 'closed', actions: ['apply', 'tell'] },
          { target: 'closed' },
        ],
        'browser.moved': {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '.still',
          actions: [{ type: 'read', params: ({ event }) => event }, 'begin'],
        },
      },
      states: {
        still: {},
        pausing: { after: { pause: 'weighing' } },
        weighing: {
          always: [
            { guard: 'isAnother', target: 'still', actions: ['apply', 'tell'] },
            { target: 'still' },
          ],
        },
      },
    },
  },
})

/** An address brings everything as text: a number is the same as its digits. */
const isSame = (one: Where | null, other: Where | null): boolean => written(one) === written(other)

const written = (where: Where | null): string =>
  JSON.stringify(where, (_key, value) => (typeof value === 'object' ? value : String(value)))
