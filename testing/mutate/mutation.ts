import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'
import type { WrittenState } from '../chart/written.ts'
import { copied } from '../chart/written.ts'
import type { Reaction } from '../explore/moment.ts'
import type { Step } from '../plan/step.ts'
import { talksToItself } from './talks-to-itself.ts'

/** One small mistake that somebody could make in a chart. */
export interface Mutation {
  /** The kind of mistake: `guard dropped`. */
  operator: string
  /** The arrow, by id, or the state, by path. */
  where: string
  /** What tells it from others of its kind in the same place. */
  detail?: string
  /** The mistake in a sentence. */
  says: string
  /** The path of the state that reacts differently; as long as it is not active, nothing does. */
  touches: string
  /** Whether the mistake can show in a step while that state is active; by default in any. */
  matters?: (step: Step, reaction: Reaction) => boolean
  change(draft: Draft): void
  /** A state that nobody can tell from another by looking. */
  disguise?: Disguise
}

/** What a mutation writes to. */
export interface Draft {
  config: WrittenState
  implementations: AnyStateMachine['implementations']
}

/** The state at one path looks as if it were the state at the other. */
export interface Disguise {
  path: string
  looksLike: string
}

/** A chart with one mistake in it. */
export interface Mutant extends Omit<Mutation, 'change' | 'detail'> {
  /** The same as long as the chart is: `other target: idle|user.go|0 -> busy`. */
  id: string
  machine: AnyStateMachine
}

/** The mutant; null when XState refuses such a chart, so that nobody could ship it. */
export function mutantOf(machine: AnyStateMachine, mutation: Mutation): Mutant | null {
  const { change, detail, matters, ...rest } = mutation
  const draft: Draft = {
    config: copied(machine.config) as WrittenState,
    implementations: machine.implementations,
  }
  change(draft)
  const id = `${rest.operator}: ${rest.where}${detail === undefined ? '' : ` -> ${detail}`}`
  try {
    const isNarrow = matters !== undefined && !talksToItself(machine)
    return { ...rest, id, machine: rebuilt(machine, draft), ...(isNarrow ? { matters } : {}) }
  } catch {
    return null
  }
}

function rebuilt(
  { options }: AnyStateMachine,
  { config, implementations }: Draft,
): AnyStateMachine {
  const maxIterations = Math.min(options.maxIterations ?? mostMicrosteps, mostMicrosteps)
  const limited = { ...config, options: { ...options, maxIterations } }
  // What was cloned from a config is one; XState's type of it is too narrow to say so.
  return new StateMachine(limited as AnyStateMachine['config'], implementations)
}

/** A mistake can make a chart that never comes to rest. */
const mostMicrosteps = 200
