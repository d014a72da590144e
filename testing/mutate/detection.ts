import { caseOf } from '../behavior/case.ts'
import type { Node, Passage } from '../explore/graph.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import { offers } from '../explore/offers.ts'
import { createStepper } from '../explore/stepper.ts'
import { tellApart } from '../explore/tell-apart.ts'
import type { Way } from '../explore/ways.ts'
import { changesNothing } from '../explore/ways.ts'
import { isWithin } from '../explore/within.ts'
import { under } from '../objects.ts'
import type { Step } from '../plan/step.ts'
import type { Trail } from './law-judge.ts'
import { lawJudge } from './law-judge.ts'
import { disguised } from './line.ts'
import { isIn } from './meetings.ts'
import { moverTo } from './moved.ts'
import type { Mutant } from './mutation.ts'
import type { Original } from './original.ts'
import { hiddenIn } from './tell-difference.ts'

/** What says that a mutant is wrong, without the chart that it was made from. */
export interface Detection {
  /** The reviewed behavior would change. */
  byText: boolean
  /** A law is broken, or the machine throws. */
  byLaws: boolean
}

/** Answers what detects a mutant; it goes on until both do, or until there's nothing more to see. */
export type Detect = (mutant: Mutant) => Detection

/**
 * What detects mutants. Laws take the longest: where anything will do, they're asked only about what
 * the behavior doesn't show.
 */
export function detectorOf(original: Original, wants: 'each' | 'any'): Detect {
  const byEach = once(() => detectorBy(original, true))
  if (wants === 'each') return (mutant) => byEach()(mutant)
  const byText = detectorBy(original, false)
  return (mutant) => {
    const found = byText(mutant)
    return found.byText ? found : byEach()(mutant)
  }
}

function detectorBy(original: Original, asksLaws: boolean): Detect {
  const { graph, plan, cases } = original
  const rows = rowsOf(original)
  const all = new Set(rows.values())
  const judge = asksLaws ? lawJudge(original) : lawless

  return (mutant) => {
    const found: Detection = { byText: false, byLaws: false }
    const mistaken = createStepper(mutant.machine)
    const move = moverTo(mutant.machine)
    const called = (place: string) => disguised(place.split(' + '), mutant.disguise).join(' + ')
    const lawful = judge(mistaken, called)
    const seen = new Set<string>()
    const known = new Set<string>()
    const waiting: { moment: Moment; node: Node | undefined; trail: Trail }[] = []
    let steps = 0

    function wait(moment: Moment, trail: Trail): void {
      const node = original.nodeOf(moment)
      const isOld = node !== undefined && hiddenIn(node.moment) === hiddenIn(moment)
      const key = isOld ? String(node.id) : `${tellApart(plan, moment)} ${hiddenIn(moment)}`
      if (known.has(key)) return
      known.add(key)
      waiting.push(
        isOld
          ? { moment: node.moment, node, trail: { from: node, steps: [] } }
          : { moment, node: undefined, trail },
      )
    }
    function look(
      before: Moment | null,
      cause: Step | string,
      reaction: Reaction,
      trail: Trail,
    ): string {
      const isIgnored = before !== null && changesNothing(reaction, before)
      const row = rowOf(caseOf({ before, cause, reaction, isIgnored, called }))
      seen.add(row)
      if (!all.has(row)) found.byText = true
      if (isWithin(plan, reaction.after)) wait(reaction.after, trail)
      return row
    }
    const isDone = () => (found.byText && (found.byLaws || !asksLaws)) || steps > mostSteps

    try {
      for (const root of graph.roots) {
        const { input } = root
        const reaction = mistaken.start(under(plan.inputs, input))
        const trail = { from: input, steps: [] }
        if (look(null, input, reaction, trail) !== rows.get(root)) {
          found.byLaws ||= lawful.start(input)
        }
      }
      for (const { moment, node, trail } of waiting) {
        if (node === undefined) found.byLaws ||= lawful.beyond(trail)
        const isHere = node === undefined || isIn(node, mutant)
        const ways = node ? [...node.out, ...node.refused, ...node.beyond] : offers(moment, cases)
        let moved: Moment | null = node ? null : moment
        for (const way of ways) {
          if (isDone()) return found
          const step = 'step' in way ? way.step : way
          const before = 'step' in way ? way.reaction : null
          const isPassed =
            before === null ||
            ((isHere || before.visited.includes(mutant.touches)) &&
              mutant.matters?.(step, before) !== false)
          if (!isPassed && 'step' in way) {
            seen.add(rows.get(way)!)
            if ('to' in way) wait(way.to.moment, trail)
            continue
          }
          steps += 1
          moved ??= move(moment)
          const reaction = mistaken.take(moved, step)
          const row = look(moment, step, reaction, { ...trail, steps: [...trail.steps, step] })
          if (node && 'step' in way && row !== rows.get(way) && !found.byLaws) {
            found.byLaws = lawful.after(node, step, reaction)
          }
        }
      }
    } catch {
      return { byText: true, byLaws: true }
    }
    found.byText ||= seen.size < all.size
    return found
  }
}

const lawless = () => ({ start: () => false, after: () => false, beyond: () => false })

/** Made when it's needed first. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** Steps of a mutant that are looked at; what shows later counts as not detected. */
const mostSteps = 30_000

const rowOf = ({ place, name, example, kind, delta }: ReturnType<typeof caseOf>): string =>
  [place, name, example, kind, delta].join('\n')

/** The line of the behavior that each step of the original belongs to, with all that it does. */
function rowsOf({ graph }: Original): Map<Passage | Way, string> {
  const rows = new Map<Passage | Way, string>()
  for (const root of graph.roots) {
    rows.set(root, rowOf(caseOf({ before: null, cause: root.input, reaction: root.reaction })))
  }
  for (const { moment: before, out, refused, beyond } of graph.nodes) {
    for (const way of [...out, ...refused, ...beyond]) {
      const { step: cause, reaction, isRefused: isIgnored } = way
      rows.set(way, rowOf(caseOf({ before, cause, reaction, isIgnored })))
    }
  }
  return rows
}
