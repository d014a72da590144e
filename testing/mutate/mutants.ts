import type { AnyStateMachine } from 'xstate'
import type { Mutant, Mutation } from './mutation.ts'
import { mutantOf } from './mutation.ts'
import { actionMutations } from './operators/actions.ts'
import { delayMutations } from './operators/delays.ts'
import { guardMutations } from './operators/guards.ts'
import { hiddenStateMutations } from './operators/hidden-states.ts'
import { orderMutations } from './operators/order.ts'
import { stateMutations } from './operators/states.ts'
import { transitionMutations } from './operators/transitions.ts'
import { workMutations } from './operators/work.ts'

/** Each way in which one small mistake could be made in a chart; what XState refuses is left out. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  operators
    .flatMap((mutationsOf) => mutationsOf(machine))
    .flatMap((mutation) => mutantOf(machine, mutation) ?? [])

const operators: readonly ((machine: AnyStateMachine) => Mutation[])[] = [
  transitionMutations,
  guardMutations,
  actionMutations,
  stateMutations,
  orderMutations,
  workMutations,
  delayMutations,
  hiddenStateMutations,
]
