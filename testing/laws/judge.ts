import type { Moment, Reaction } from '../explore/moment.ts'
import type { Memory } from '../plan/law.ts'
import { broken } from '../plan/law.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { judged } from './law-walk.ts'
import { seenIn } from './seen-in.ts'

/** Judges a walk by the laws of a plan, step by step: answers the sentences that don't hold. */
export function judgeOf({ machine, laws = {} }: AnyPlan) {
  const memories = new Map<string, Memory>()
  let before: Moment | null = null
  return (step: Step | null, reaction: Reaction): string[] => {
    const seen = seenIn(before, step, reaction)
    before = reaction.after
    return Object.entries(laws).flatMap(([sentence, law]) => {
      const memory = memories.has(sentence) ? memories.get(sentence) : law.begin
      const next = judged(machine.id, sentence, law, memory, seen)
      memories.set(sentence, next === broken ? law.begin : next)
      return next === broken ? [sentence] : []
    })
  }
}
