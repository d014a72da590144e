import type { AnyStateNode } from 'xstate'
import type { Arrow } from './arrows.ts'
import type { Chart } from './chart.ts'
import { anyOfThese, isDrawn, isInward, labelOf, targetsOf } from './drawn.ts'
import { isLeaf } from './states.ts'

/**
 * A Mermaid state diagram. Every arrow stands at the end: Mermaid moves a state into whatever block
 * mentions it last.
 */
export function stateDiagram({ states, arrows }: Chart): string {
  const [root] = states
  if (!root) return ''
  const drawn = arrows.filter(isDrawn)
  // Mermaid knows no parallel states at the top: they get a box.
  const boxes = root.type === 'parallel' ? declaration(root, drawn) : block(root, drawn)
  const lines = [...boxes, ...drawn.flatMap(edges)]
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')
}

/** What is inside a state: its children, side by side when they are parallel, and where it begins. */
function block(state: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const children = Object.values(state.states).map((child) => declaration(child, arrows))
  if (state.type === 'parallel') {
    return children.flatMap((child, index) => (index === 0 ? child : ['--', ...child]))
  }
  const initial = state.initial.target.map((target) => `[*] --> ${idOf(target)}`)
  const any = arrows.some((arrow) => isInward(arrow) && arrow.from === state)
  return [
    ...children.flat(),
    ...(any ? [`state "${anyOfThese}" as ${anyOf(state)}`] : []),
    ...initial,
  ]
}

function declaration(state: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const head = `state "${state.key}" as ${idOf(state)}`
  if (isLeaf(state)) {
    return state.type === 'final' ? [head, `${idOf(state)} --> [*]`] : [head]
  }
  return [`${head} {`, ...block(state, arrows).map((line) => `  ${line}`), '}']
}

function edges(arrow: Arrow): string[] {
  const from = isInward(arrow) ? anyOf(arrow.from) : idOf(arrow.from)
  return targetsOf(arrow).map((target) => `${from} --> ${idOf(target)}: ${labelOf(arrow)}`)
}

const idOf = ({ path }: AnyStateNode) => path.join('_') || 'machine'
const anyOf = (state: AnyStateNode) => `${idOf(state)}_any`
