import { expectTypeOf, test } from 'vitest'
import { setup } from 'xstate'
import type { LeafOf, PageModel } from '#testing'
import { required } from '../../../machines/kit/required.ts'

const door = setup({
  types: {} as {
    events: { type: 'user.push'; force: number } | { type: 'user.lock' }
  },
  actors: { unlock: required<{ key: string }>('unlock') },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      initial: 'free',
      states: {
        free: { on: { 'user.push': '#door.open', 'user.lock': 'locked' } },
        locked: { invoke: { src: 'unlock', onDone: 'free', onError: 'locked' } },
      },
    },
    open: {},
  },
})

type Model = PageModel<typeof door, { page: string }, unknown>
const nothing = async () => {}

const whole: Model = {
  open: async () => ({ page: '' }),
  states: { 'closed.free': nothing, 'closed.locked': nothing, open: nothing },
  events: {
    'user.push': async (_, { force }) => expectTypeOf(force).toEqualTypeOf<number>(),
    'user.lock': { unseen: 'there is no key' },
  },
  work: {
    unlock: {
      done: async (_, { key }) => expectTypeOf(key).toEqualTypeOf<string>(),
      failed: nothing,
    },
  },
}

test('a page model has every leaf state, event and piece of work of its chart', () => {
  expectTypeOf<LeafOf<typeof door>>().toEqualTypeOf<'closed.free' | 'closed.locked' | 'open'>()

  const models: Model[] = [
    whole,
    // @ts-expect-error a state is missing
    { ...whole, states: { 'closed.free': nothing, open: nothing } },
    // @ts-expect-error a state that the chart does not have
    { ...whole, states: { ...whole.states, ajar: nothing } },
    // @ts-expect-error an event is missing
    { ...whole, events: { 'user.push': nothing } },
    // @ts-expect-error a piece of work is missing
    { ...whole, work: {} },
    // @ts-expect-error work that can fail says how
    { ...whole, work: { unlock: { done: nothing } } },
  ]
  expectTypeOf(models).toEqualTypeOf<Model[]>()
})
