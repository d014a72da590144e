import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, not, setup } from 'xstate'
import { drawings, staleAmong } from '../../scripts/draw-machines.ts'
import { machinePage } from '../../scripts/kit/machine-page.ts'

const found = await drawings()

test.each(found)('$file shows the machine as it is', ({ written, drawn }) => {
  expect(written === drawn, 'Out of date. Run "npm run draw".').toBe(true)
})

test('a machine that has changed since it was drawn is named', () => {
  const file = 'machines/lift/README.md'
  const lift = createMachine({ id: 'lift', initial: 'idle', states: { idle: {} } })
  const changed = createMachine({ id: 'lift', initial: 'idle', states: { idle: {}, rising: {} } })
  const written = machinePage([lift])

  expect(staleAmong([{ file, written, drawn: machinePage([lift]) }])).toEqual([])
  expect(staleAmong([{ file, written, drawn: machinePage([changed]) }])).toMatchObject([{ file }])
})

test('34.4 a README has a picture and no table of it: nested and parallel states, guards, work, delays and final states', () => {
  const door = setup({
    actors: { unlock: fromPromise(async () => undefined) },
    guards: { isLocked: () => true, isNight: () => false },
    delays: { patience: 1000 },
    actions: { ring: () => {} },
  }).createMachine({
    id: 'frontDoor',
    description: 'Lets people in.',
    type: 'parallel',
    states: {
      bell: { on: { 'user.press': { actions: 'ring' } } },
      leaf: {
        initial: 'closed',
        on: { 'user.remove': '.gone' },
        states: {
          closed: {
            initial: 'waiting',
            after: { patience: 'open' },
            states: {
              waiting: {
                on: {
                  'user.push': { guard: and(['isLocked', not('isNight')]), target: 'unlocking' },
                },
              },
              unlocking: {
                invoke: { src: 'unlock', onDone: '#frontDoor.leaf.open', onError: 'waiting' },
              },
            },
          },
          open: { entry: 'ring', always: { guard: 'isNight', target: 'closed' } },
          gone: { type: 'final' },
        },
      },
    },
  })

  expect(machinePage([door])).toMatchInlineSnapshot(`
    "# Front door

    Lets people in.

    \`\`\`mermaid
    stateDiagram-v2
      state "frontDoor" as machine {
        state "bell" as bell
        --
        state "leaf" as leaf {
          state "closed" as leaf_closed {
            state "waiting" as leaf_closed_waiting
            state "unlocking" as leaf_closed_unlocking
            [*] --> leaf_closed_waiting
          }
          state "open" as leaf_open
          state "gone" as leaf_gone
          leaf_gone --> [*]
          state "any of these" as leaf_any
          [*] --> leaf_closed
        }
      }
      bell --> bell: user.press
      leaf_any --> leaf_gone: user.remove
      leaf_closed --> leaf_open: after patience
      leaf_closed_waiting --> leaf_closed_unlocking: user.push [and(isLocked, not(isNight))]
      leaf_closed_unlocking --> leaf_open: unlock done
      leaf_closed_unlocking --> leaf_closed_waiting: unlock failed
      leaf_open --> leaf_closed: at once [isNight]
    \`\`\`

    Drawn from the machine by \`npm run draw\`.
    "
  `)
})
