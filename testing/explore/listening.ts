import type { AnyStateMachine } from 'xstate'
import type { Answer } from './moment.ts'

/** The same machine, whose named guards note down what they answer. */
export function listening(machine: AnyStateMachine, asked: Answer[]): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards).map(([guard, ask]) => [
    guard,
    isPlain(ask)
      ? (args: unknown, params: unknown) => {
          const answer = Boolean(ask(args, params))
          asked.push({ guard, answer })
          return answer
        }
      : ask,
  ])
  return machine.provide({ guards: Object.fromEntries(guards) })
}

/** `and(…)`, `or(…)` and `not(…)` ask others, which note it down themselves. */
const isPlain = (guard: unknown): guard is (args: unknown, params: unknown) => unknown =>
  typeof guard === 'function' && !('check' in guard)
