import type { SystemSeen } from '../plan/system-seen.ts'
import type { AnySystem } from './system.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import type { SystemStep } from './system-step.ts'
import type { SystemStepper } from './system-stepper.ts'

/** One moment of all machines together. */
export interface SystemNode {
  /** The same for all moments that no plan can tell apart. */
  key: string
  moments: Moments
  /** How one comes here first. */
  by: SystemEdge
  out: SystemEdge[]
  /** Steps that lead farther than the plans go. */
  beyond: SystemEdge[]
}

/** A step of a system, or how it begins: then with the names of the inputs. */
export interface SystemEdge {
  from: SystemNode | null
  to: SystemNode | null
  step: SystemStep | null
  inputs: Readonly<Record<string, string>> | null
  messages: SystemReaction['messages']
  taken: SystemReaction['taken']
  seen: SystemSeen
}

/** All that machines can do together, as far as their plans go. */
export interface SystemGraph {
  system: AnySystem
  stepper: SystemStepper
  nodes: readonly SystemNode[]
  roots: readonly SystemEdge[]
  edges: number
  /** Whether there is more than was looked at. */
  isCut: boolean
}
