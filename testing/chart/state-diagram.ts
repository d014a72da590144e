import type { AnyStateNode } from 'xstate'
import type { Arrow } from './arrows.ts'
import type { Chart } from './chart.ts'
import { anyOfThese, isDrawn, isInward, labelOf, targetsOf } from './drawn.ts'
import type { MermaidIds } from './mermaid-words.ts'
import { mermaidIds, mermaidText } from './mermaid-words.ts'
import { isLeaf } from './states.ts'

/**
 * A Mermaid state diagram. Every arrow stands at the end: Mermaid moves a state into whatever block
 * mentions it last.
 */
export function stateDiagram({ states, arrows }: Chart): string {
  const [root] = states
  if (!root) return ''
  const diagram: Diagram = { ids: mermaidIds(states), drawn: arrows.filter(isDrawn) }
  // Mermaid knows no parallel states at the top: they get a box.
  const boxes = root.type === 'parallel' ? declaration(root, diagram) : block(root, diagram)
  const lines = [...boxes, ...diagram.drawn.flatMap((arrow) => edges(arrow, diagram.ids))]
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')
}

interface Diagram {
  ids: MermaidIds
  drawn: readonly Arrow[]
}

/** What is inside a state: its children, side by side when they are parallel, and where it begins. */
function block(state: AnyStateNode, diagram: Diagram): string[] {
  const { ids, drawn } = diagram
  const children = Object.values(state.states).map((child) => declaration(child, diagram))
  if (state.type === 'parallel') {
    return children.flatMap((child, index) => (index === 0 ? child : ['--', ...child]))
  }
  const initial = state.initial.target.map((target) => `[*] --> ${ids.of(target)}`)
  const any = drawn.some((arrow) => isInward(arrow) && arrow.from === state)
  return [
    ...children.flat(),
    ...(any ? [`state "${anyOfThese}" as ${ids.anyOf(state)}`] : []),
    ...initial,
  ]
}

function declaration(state: AnyStateNode, diagram: Diagram): string[] {
  const id = diagram.ids.of(state)
  const head = `state "${mermaidText(state.key)}" as ${id}`
  if (isLeaf(state)) {
    return state.type === 'final' ? [head, `${id} --> [*]`] : [head]
  }
  return [`${head} {`, ...block(state, diagram).map((line) => `  ${line}`), '}']
}

function edges(arrow: Arrow, ids: MermaidIds): string[] {
  const from = isInward(arrow) ? ids.anyOf(arrow.from) : ids.of(arrow.from)
  const label = mermaidText(labelOf(arrow))
  return targetsOf(arrow).map((target) => `${from} --> ${ids.of(target)}: ${label}`)
}
