import type { Laws, Memory, SeenOf, Subject } from '../plan/law.ts'
import { broken } from '../plan/law.ts'
import { judged } from './law-walk.ts'

/** Judges a walk by laws, step by step: answers the sentences that don't hold. */
export function judgeOf<Of extends Subject>(name: string, laws: Laws<Of> = {}) {
  const memories = new Map<string, Memory>()
  return (seen: SeenOf<Of>): string[] =>
    Object.entries(laws).flatMap(([sentence, law]) => {
      const memory = memories.has(sentence) ? memories.get(sentence) : law.begin
      const next = judged(name, sentence, law, memory, seen)
      memories.set(sentence, next === broken ? law.begin : next)
      return next === broken ? [sentence] : []
    })
}
