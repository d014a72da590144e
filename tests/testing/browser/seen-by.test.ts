import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { AnyPageModel } from '#testing'
import { explore, presets, suiteOf, unseen } from '#testing'
import { planFor, seenBy } from '../../../testing/browser/seen-by.ts'
import { isAskedFor, settingsIn } from '../../../testing/browser/settings.ts'
import { strollOver } from '../../../testing/browser/stroll.ts'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'user.press': 'on', 'power.cut': 'dark' } },
    on: { on: { 'user.press': 'off' } },
    dark: { on: { 'user.light': 'off' } },
  },
})
const plan = { machine }
const nothing = async () => {}
const model: AnyPageModel = {
  open: nothing,
  states: { off: nothing, on: nothing, dark: nothing },
  events: { 'user.press': nothing, 'user.light': nothing, 'power.cut': unseen('no cable here') },
  work: {},
}

test('what no view can cause is left out with its reason, and what lies behind it as well', () => {
  const { graph, unseen } = seenBy(model, explore(plan))

  expect(unseen).toEqual({
    'off|power.cut|0': 'no cable here',
    'dark|user.light|0': 'it comes only after steps that no view can cause',
  })
  const { tests, missed } = suiteOf(plan, presets.smoke, graph)
  expect(missed).toEqual([])
  const events = tests.flatMap(({ steps }) =>
    steps.map(({ step }) => 'event' in step && step.event),
  )
  expect(events).toEqual([{ type: 'user.press' }, { type: 'user.press' }])
})

test('a step may be possible in one place and not in another', () => {
  const beyond = (_: unknown, snapshot: { value: unknown }) =>
    snapshot.value === 'on' ? 'the switch is hidden' : undefined

  const { unseen } = seenBy({ ...model, beyond } as AnyPageModel, explore(plan))

  expect(unseen['on|user.press|0']).toBe('the switch is hidden')
})

test('a page model may tell more apart, and go less far', () => {
  const within = (snapshot: { value: unknown }) => snapshot.value !== 'on'
  const narrower = planFor({ ...model, within, tellApart: () => 1 } as AnyPageModel, plan)

  expect(explore(narrower).nodes.map(({ place }) => place)).toEqual(['off', 'dark'])
})

test('a seed makes the same random walk again', () => {
  const graph = explore(plan)

  expect(strollOver(graph, 7, 12)).toEqual(strollOver(graph, 7, 12))
  expect(strollOver(graph, 7, 12)).not.toEqual(strollOver(graph, 8, 12))
  expect(strollOver(graph, 7, 12).steps).toHaveLength(12)
})

test('the environment says what is tried', () => {
  expect(settingsIn({}, {})).toMatchObject({ covers: ['transitions'], maxSteps: 12 })
  expect(
    settingsIn({ maxSteps: 5 }, { STATEROOM_COVER: 'pairs', STATEROOM_SEED: '3' }),
  ).toMatchObject({ covers: ['pairs'], maxSteps: 5, seed: 3 })
  expect(() => settingsIn({}, { STATEROOM_COVER: 'al' })).toThrow('"al" is unknown. Choose among')
  expect(() => settingsIn({}, { STATEROOM_SEED: 'x' })).toThrow('"x" is no whole number')
  expect(isAskedFor('lamp', { STATEROOM_MODELS: 'door,lamp' })).toBe(true)
  expect(isAskedFor('lamp', { STATEROOM_MODELS: 'door' })).toBe(false)
})
