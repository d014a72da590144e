import type { SystemEdge, SystemGraph } from './system-graph.ts'
import type { SystemStep } from './system-step.ts'

/** A story of a system, to be played with real actors. */
export interface SystemTest {
  /** The name of each machine's input. */
  inputs: Readonly<Record<string, string>>
  steps: readonly SystemStep[]
}

/**
 * Tests in which every message is told by each arrow that tells it, and heard by each arrow that
 * hears it: the shortest story to each, and no story that another begins with.
 */
export function systemTests({ nodes, roots }: SystemGraph): {
  tests: SystemTest[]
  talks: number
} {
  const covered = new Set<string>()
  const stories: SystemEdge[][] = []
  for (const edge of [...roots, ...nodes.flatMap(({ out }) => out)]) {
    const fresh = talksIn(edge).filter((talk) => !covered.has(talk))
    if (fresh.length === 0) continue
    const story = storyTo(edge)
    for (const passed of story) for (const talk of talksIn(passed)) covered.add(talk)
    stories.push(story)
  }
  const whole = stories.filter(
    (story) =>
      !stories.some((other) => other.length > story.length && other.includes(story.at(-1)!)),
  )
  return { tests: whole.map(testOf), talks: covered.size }
}

/** Who tells whom what, by which arrows. */
export function talksIn({ messages, taken }: SystemEdge): string[] {
  return messages.map(({ event, from, to }) => {
    const [told, heard] = [from, to].map(
      (name) => taken[name]?.flatMap(({ reaction }) => reaction.fired.map(({ id }) => id)) ?? [],
    )
    return `${from} (${told?.[0] ?? ''}) tells ${to} ${event.type} (${heard?.at(-1) ?? ''})`
  })
}

export function storyTo(edge: SystemEdge): SystemEdge[] {
  const story = [edge]
  for (let at = edge.from; at; at = at.by.from) story.unshift(at.by)
  return story
}

export const testOf = (story: readonly SystemEdge[]): SystemTest => ({
  inputs: story[0]!.inputs!,
  steps: story.flatMap(({ step }) => step ?? []),
})
