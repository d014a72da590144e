import { test } from 'vitest'
import { setup, createActor } from 'xstate'
import { explore } from '#testing'
test('x', () => {
  const machine = setup({ guards: { isLate: () => { console.log('asked'); return false } } }).createMachine({ on: { 'user.go': { guard: 'isLate' } } })
  const g = explore({ machine })
  console.log(machine.events, g.edges.length, g.edges[0]?.reaction)
  const a = createActor(machine).start(); console.log(a.getSnapshot().status); a.send({ type: 'user.go' })
})
