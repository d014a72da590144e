import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { actorWorld } from '#testing'

const timers = (states: Record<string, { after?: Record<number, string> }>) =>
  createMachine({ id: 'timers', initial: 'a', states })

const wait = (ms: number) => ({ cause: 'clock' as const, ms })

test('on the actor rung no time passes but what is told', async () => {
  const world = actorWorld(timers({ a: { after: { 20: 'b' } }, b: {} }))(undefined)

  expect((await world.do(wait(19))).places).toEqual(['a'])
  expect((await world.do(wait(1))).places).toEqual(['b'])
})

test('a timer of 0 ms that another sets off fires in the same moment', async () => {
  const world = actorWorld(
    timers({ a: { after: { 5: 'b' } }, b: { after: { 0: 'c' } }, c: { after: { 0: 'd' } }, d: {} }),
  )(undefined)

  expect((await world.do(wait(5))).places).toEqual(['d'])
})

test('timers that set each other off without end are stopped, and never hang', async () => {
  const world = actorWorld(timers({ a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } }))(
    undefined,
  )

  expect(() => world.do(wait(0))).toThrow(/1000 times without any time passing/)
})
