import type { AnyStateMachine } from 'xstate'
import { createMachine } from 'xstate'
import type { Random } from '../machines/random.ts'

export interface Size {
  states: number
  /** How many arrows leave a state on average; every state can be reached. */
  arrows?: number
}

/** A flat chart in which arrows go anywhere; of one state no two arrows have the same event. */
export function randomChart(random: Random, { states, arrows = 3 }: Size): AnyStateMachine {
  const events = Array.from({ length: arrows * 2 }, (_, index) => `event.${index}`)
  const on = Array.from({ length: states }, (): Record<string, string> => ({}))
  const free = (from: number) => events.filter((event) => !(event in on[from]!))

  for (let to = 1; to < states; to += 1) {
    const from = oneWithRoom(random, to, free)
    on[from]![random.oneOf(free(from))] = name(to)
  }
  for (let left = states * arrows - (states - 1); left > 0; left -= 1) {
    const from = oneWithRoom(random, states, free)
    on[from]![random.oneOf(free(from))] = name(random.below(states))
  }
  return createMachine({
    id: `random ${states}`,
    initial: name(0),
    states: Object.fromEntries(on.map((arrowsOut, index) => [name(index), { on: arrowsOut }])),
  })
}

function oneWithRoom(random: Random, end: number, free: (from: number) => string[]): number {
  for (;;) {
    const from = random.below(end)
    if (free(from).length > 0) return from
  }
}

const name = (index: number) => `s${index}`
