import type { Edge, Node, Root } from '../explore/graph.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import { offers } from '../explore/offers.ts'
import type { Stepper } from '../explore/stepper.ts'
import { tellApart } from '../explore/tell-apart.ts'
import { isWithin } from '../explore/within.ts'
import { grouped } from '../grouped.ts'
import { storyTo, walkLaw } from '../laws/law-walk.ts'
import type { MachineVisit } from '../laws/machine-ground.ts'
import { groundOf } from '../laws/machine-ground.ts'
import { seenIn } from '../laws/seen-in.ts'
import { under } from '../objects.ts'
import type { Law, Memory } from '../plan/law.ts'
import { broken } from '../plan/law.ts'
import type { Step } from '../plan/step.ts'
import type { Original } from './original.ts'
import { hiddenIn } from './tell-difference.ts'

/** Whether the laws of a plan see a mistake: always by a story that is really gone with the mutant. */
export interface LawJudge {
  /** In the first moment, or in the step after it. */
  start(input: string): boolean
  /** In this step with the mutant's reaction, after some story that leads to it, or in the next one. */
  after(node: Node, step: Step, reaction: Reaction): boolean
  /** In a moment that only the mutant knows, or in the step after it. */
  beyond(trail: Trail): boolean
}

/** How a mutant comes to a moment: steps from one that the original knows, or from an input. */
export interface Trail {
  from: Node | string
  steps: readonly Step[]
}

/** A moment of a mutant, with what each law remembers. */
interface Stand {
  moment: Moment
  memories: readonly Memory[]
}

export function lawJudge({
  plan,
  graph,
  cases,
}: Original): (mistaken: Stepper, called: (place: string) => string) => LawJudge {
  const entries = Object.entries(plan.laws ?? {})
  const laws = entries.map(([, law]) => law)
  const ground = groundOf(graph)
  const visits = entries.map(([sentence, law]) =>
    grouped(walkLaw(ground, sentence, law).visits, ({ node }) => node),
  )

  return (mistaken, called) => {
    let tries = 0
    const judgedIn = new Set<string>()

    /** Null: a law is broken. */
    function stand(before: Stand | null, step: Step | null, reaction: Reaction): Stand | null {
      const seen = seenIn(before?.moment ?? null, step, reaction, called)
      const memories = laws.map((law, index) =>
        law.next(before ? before.memories[index] : law.begin, seen),
      )
      return memories.includes(broken) ? null : { moment: reaction.after, memories }
    }
    const go = (from: Stand, step: Step) => stand(from, step, mistaken.take(from.moment, step))

    /** Goes a story; true: a law is broken on the way, or in a step after it. */
    function isBroken(input: string, steps: readonly Step[]): boolean {
      tries += 1
      let at = stand(null, null, mistaken.start(under(plan.inputs, input)))
      for (const step of steps) {
        if (at === null) return true
        if (!canHappen(step, at.moment)) return false
        at = go(at, step)
      }
      if (at === null) return true
      const end = at
      if (!isWithin(plan, end.moment)) return false
      const key = `${tellApart(plan, end.moment)} ${hiddenIn(end.moment)} ${JSON.stringify(end.memories)}`
      if (judgedIn.has(key)) return false
      judgedIn.add(key)
      return offers(end.moment, cases).some((step) => go(end, step) === null)
    }
    return {
      start: (input) => isBroken(input, []),
      after(node, step, reaction) {
        if (tries > mostTries) return false
        const seen = seenIn(node.moment, step, reaction, called)
        const isBrokenAt = (law: Law, { memory }: MachineVisit) => law.next(memory, seen) === broken
        const suspects = laws.flatMap(
          (law, index) => visits[index]!.get(node)?.find((visit) => isBrokenAt(law, visit)) ?? [],
        )
        const nearest = visits[0]?.get(node)?.slice(0, 1) ?? []
        return [...suspects.slice(0, 3), ...nearest].some((visit) => {
          const { input, steps } = stepsTo(visit)
          return isBroken(input, [...steps, step])
        })
      },
      beyond({ from, steps }) {
        if (tries > mostTries) return false
        if (typeof from === 'string') return isBroken(from, steps)
        const visit = visits[0]?.get(from)?.[0]
        if (visit === undefined) return false
        const story = stepsTo(visit)
        return isBroken(story.input, [...story.steps, ...steps])
      },
    }
  }
}

/** Stories that are gone with one mutant; what shows on later ones counts as not seen. */
const mostTries = 60

function stepsTo(visit: MachineVisit): { input: string; steps: readonly Step[] } {
  const [root, ...edges] = storyTo(visit) as [Root, ...Edge[]]
  return { input: root.input, steps: edges.map(({ step }) => step) }
}

/** Only work that goes on can end. */
const canHappen = (step: Step, { running, timers }: Moment): boolean => {
  if (step.cause === 'event') return true
  if (step.cause === 'clock') return timers.length > 0
  return running.some(({ child }) => child === step.child)
}
