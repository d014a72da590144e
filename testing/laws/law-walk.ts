import { sentenceOf } from '../in-words.ts'
import { ModelError } from '../model-error.ts'
import type { Law, Memory, SeenOf, Subject } from '../plan/law.ts'
import { broken } from '../plan/law.ts'

/** What laws are walked over: a graph of a machine, or of several together. */
export interface Ground<Of extends Subject, Node, Way> {
  /** What reports call it. */
  name: string
  beginnings: readonly Way[]
  waysFrom(node: Node): readonly Way[]
  /** null: it leads beyond what the plan goes; it is judged, and not followed. */
  leadsTo(way: Way): Node | null
  /** What laws see of a way, made once for all of them. */
  seenOn(way: Way, from: Node | null): SeenOf<Of>
}

/** A moment with what a law remembers there, and how one comes to it. */
export interface LawVisit<Node, Way> {
  node: Node
  memory: Memory
  before: LawVisit<Node, Way> | null
  by: Way
}

/** Every moment with every memory of a law; the walk ends where the law is broken. */
export interface LawWalk<Node, Way> {
  visits: readonly LawVisit<Node, Way>[]
  /** The shortest way to break it, the beginning first; null: it holds. */
  breach: readonly Way[] | null
}

/** Goes breadth first over moments and what a law remembers in them: all that is known, each once. */
export function walkLaw<Of extends Subject, Node, Way>(
  { name, beginnings, waysFrom, leadsTo, seenOn }: Ground<Of, Node, Way>,
  sentence: string,
  law: Law<Of>,
): LawWalk<Node, Way> {
  const known = new Map<Node, Set<Memory>>()
  const visits: LawVisit<Node, Way>[] = []

  /** True: the law is broken. */
  function go(by: Way, before: LawVisit<Node, Way> | null): boolean {
    const seen = seenOn(by, before?.node ?? null)
    const memory = judged(name, sentence, law, before ? before.memory : law.begin, seen)
    if (memory === broken) return true
    const node = leadsTo(by)
    if (node === null) return false
    const key = typeof memory === 'object' && memory !== null ? JSON.stringify(memory) : memory
    const keys = known.get(node) ?? new Set<Memory>()
    known.set(node, keys)
    if (keys.has(key)) return false
    keys.add(key)
    visits.push({ node, memory, before, by })
    return false
  }

  for (const by of beginnings) if (go(by, null)) return { visits, breach: [by] }
  for (const from of visits) {
    for (const by of waysFrom(from.node)) {
      if (go(by, from)) return { visits, breach: [...storyTo(from), by] }
    }
  }
  return { visits, breach: null }
}

/** All that was passed on the way to a visit, the beginning first. */
export function storyTo<Node, Way>(visit: LawVisit<Node, Way>): Way[] {
  const story: Way[] = []
  for (let at: LawVisit<Node, Way> | null = visit; at; at = at.before) story.push(at.by)
  return story.reverse()
}

/** @throws {ModelError} `plan.throws` */
export function judged<Of extends Subject>(
  name: string,
  sentence: string,
  law: Law<Of>,
  memory: Memory,
  seen: SeenOf<Of>,
): Memory | typeof broken {
  try {
    return law.next(memory, seen)
  } catch (cause) {
    throw new ModelError(
      'plan.throws',
      `The law "${sentence}" of ${name} throws: ${sentenceOf(cause)} It sees every step, also those without an event or before anything is loaded: let it answer there as well.`,
      { cause },
    )
  }
}
