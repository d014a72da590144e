import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { recorder } from '#testing'
import { withoutTexts } from '../../developer/hide-texts.ts'

const noteMachine = setup({
  types: {} as {
    context: { text: string; kind: string }
    events: { type: 'user.write'; text: string } | { type: 'user.choose'; kind: string }
  },
}).createMachine({
  id: 'note',
  context: { text: '', kind: '' },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'user.write': [
          { guard: ({ context, event }) => context.text === event.text, target: 'same' },
          { actions: assign({ text: ({ event }) => event.text }) },
        ],
        'user.choose': { guard: ({ event }) => event.kind === 'draft', target: 'chosen' },
      },
    },
    same: {},
    chosen: {},
  },
})

function recorded(...events: Parameters<ReturnType<typeof start>['actor']['send']>[0][]) {
  const { actor, tape } = start()
  for (const event of events) actor.send(event)
  return tape.trace()
}

function start() {
  const tape = recorder({ now: () => 0 })
  return { actor: createActor(noteMachine, { inspect: tape.inspect }).start(), tape }
}

test('MBT-4 22.13 the same text has the same name, so that it goes the same way', async () => {
  const trace = recorded(
    { type: 'user.write', text: 'Dear Ann' },
    { type: 'user.write', text: 'Dear Ann' },
  )

  expect((await withoutTexts(noteMachine, trace))?.steps).toEqual([
    { cause: 'event', event: { type: 'user.write', text: 'text 1' } },
    { cause: 'event', event: { type: 'user.write', text: 'text 1' } },
  ])
})

test('MBT-4 22.13 names that code gives stay where the way depends on them', async () => {
  const trace = recorded(
    { type: 'user.write', text: 'Dear Ann' },
    { type: 'user.choose', kind: 'draft' },
  )

  expect((await withoutTexts(noteMachine, trace))?.steps).toEqual([
    { cause: 'event', event: { type: 'user.write', text: 'text 1' } },
    { cause: 'event', event: { type: 'user.choose', kind: 'draft' } },
  ])
})

const greeted = setup({
  types: {} as { events: { type: 'user.write'; text: string } },
}).createMachine({
  id: 'greeted',
  initial: 'writing',
  states: {
    writing: {
      on: { 'user.write': { guard: ({ event }) => event.text.startsWith('Dear'), target: 'kind' } },
    },
    kind: {},
  },
})

test('MBT-4 22.13 what would go another way without its texts is left out', async () => {
  const tape = recorder({ now: () => 0 })
  createActor(greeted, { inspect: tape.inspect })
    .start()
    .send({ type: 'user.write', text: 'Dear Ann' })

  expect(await withoutTexts(greeted, tape.trace())).toBeNull()
})
