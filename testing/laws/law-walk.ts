import type { Edge, Graph, Node, Root } from '../explore/graph.ts'
import type { Way } from '../explore/ways.ts'
import { sentenceOf } from '../in-words.ts'
import { ModelError } from '../model-error.ts'
import type { Law, Memory } from '../plan/law.ts'
import { broken } from '../plan/law.ts'
import type { Seen } from '../plan/seen.ts'
import { seenIn } from './seen-in.ts'

/** A moment with what a law remembers there, and how one comes to it. */
export interface LawVisit {
  node: Node
  memory: Memory
  before: LawVisit | null
  passage: Edge | Root
}

/** The shortest way to break a law; the last step may lead beyond the plan's bounds. */
export interface Breach {
  before: LawVisit | null
  passage: Edge | Root | Way
}

/** Every moment with every memory of a law; the walk ends where the law is broken. */
export interface LawWalk {
  visits: readonly LawVisit[]
  breach: Breach | null
}

/** What laws see of each step of a graph, made once for all of them. */
export type SeenOf = (passage: Edge | Root | Way, from: Node | null) => Seen

export function seenOnce(): SeenOf {
  const known = new WeakMap<object, Seen>()
  return (passage, from) => {
    const before = known.get(passage)
    if (before) return before
    const step = 'step' in passage ? passage.step : null
    const seen = seenIn(from?.moment ?? null, step, passage.reaction)
    known.set(passage, seen)
    return seen
  }
}

/**
 * Goes breadth first over moments and what a law remembers in them: all that the plan knows, each
 * once. Steps that lead beyond the plan's bounds are judged, and not followed.
 */
export function walkLaw(
  { machine, roots }: Graph,
  sentence: string,
  law: Law,
  seenOf: SeenOf = seenOnce(),
): LawWalk {
  const known = new Map<Node, Set<Memory>>()
  const visits: LawVisit[] = []
  const judge = (memory: Memory, seen: Seen) => judged(machine, sentence, law, memory, seen)

  function visit(node: Node, memory: Memory, before: LawVisit | null, passage: Edge | Root) {
    const key = typeof memory === 'object' && memory !== null ? JSON.stringify(memory) : memory
    const keys = known.get(node) ?? new Set<Memory>()
    known.set(node, keys)
    if (keys.has(key)) return
    keys.add(key)
    visits.push({ node, memory, before, passage })
  }

  for (const root of roots) {
    const memory = judge(law.begin, seenOf(root, null))
    if (memory === broken) return { visits, breach: { before: null, passage: root } }
    visit(root.to, memory, null, root)
  }
  for (const from of visits) {
    const { node, memory } = from
    for (const edge of [...node.out, ...node.refused]) {
      const next = judge(memory, seenOf(edge, node))
      if (next === broken) return { visits, breach: { before: from, passage: edge } }
      visit(edge.to, next, from, edge)
    }
    for (const way of node.beyond) {
      if (judge(memory, seenOf(way, node)) === broken) {
        return { visits, breach: { before: from, passage: way } }
      }
    }
  }
  return { visits, breach: null }
}

/** @throws {ModelError} `plan.throws` */
export function judged(
  machine: string,
  sentence: string,
  law: Law,
  memory: Memory,
  seen: Seen,
): Memory | typeof broken {
  try {
    return law.next(memory, seen)
  } catch (cause) {
    throw new ModelError(
      'plan.throws',
      `The law "${sentence}" of ${machine} throws: ${sentenceOf(cause)} It sees every step, also those without an event or before anything is loaded: let it answer there as well.`,
      { cause },
    )
  }
}
