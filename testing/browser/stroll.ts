import type { ModelTest } from '../cover/suite.ts'
import type { Edge, Graph } from '../explore/graph.ts'

/** A random walk over a graph, the same for the same seed. */
export function strollOver({ roots }: Graph, seed: number, maxSteps: number): ModelTest {
  const random = randomNumbers(seed)
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)]
  const root = pick(roots)!
  const edges: Edge[] = []
  for (let at = root.to; edges.length < maxSteps && at.out.length > 0; at = edges.at(-1)!.to) {
    edges.push(pick(at.out)!)
  }
  return {
    goal: 'transitions',
    input: root.input,
    steps: edges.map(({ step, isRefused }) => ({ step, isRefused })),
  }
}

/** mulberry32: numbers from 0 to 1 that look random. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
