import type { AnyStateNode } from 'xstate'
import type { Arrow, Chart } from './chart.ts'

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
    ...(any ? [`state "any of these" as ${anyOf(state)}`] : []),
    ...initial,
  ]
}

function declaration(state: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const head = `state "${state.key}" as ${idOf(state)}`
  if (Object.keys(state.states).length === 0) {
    return state.type === 'final' ? [head, `${idOf(state)} --> [*]`] : [head]
  }
  return [`${head} {`, ...block(state, arrows).map((line) => `  ${line}`), '}']
}

function edges(arrow: Arrow): string[] {
  const label = arrow.guard ? `${arrow.event} [${arrow.guard}]` : arrow.event
  const from = isInward(arrow) ? anyOf(arrow.from) : idOf(arrow.from)
  const targets = arrow.to.length > 0 ? arrow.to : [arrow.from]
  return targets.map((target) => `${from} --> ${idOf(target)}: ${label}`)
}

/** What a group hears while it stays where it is says nothing in a picture. */
const isDrawn = ({ from, to }: Arrow) => to.length > 0 || Object.keys(from.states).length === 0

/** From a group to a state inside it: drawn from `any of these`, for no line leaves a box inwards. */
const isInward = ({ from, to }: Arrow) =>
  to.length > 0 &&
  to.every(({ path }) => path.length > from.path.length && startsWith(path, from.path))

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((key, index) => path[index] === key)

const idOf = ({ path }: AnyStateNode) => path.join('_') || 'machine'
const anyOf = (state: AnyStateNode) => `${idOf(state)}_any`
