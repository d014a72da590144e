import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js'
import type { AnyStateNode } from 'xstate'
import type { Arrow } from '../chart/arrows.ts'
import type { Chart } from '../chart/chart.ts'
import { anyOfThese, isDrawn, isInward, labelOf, targetsOf } from '../chart/drawn.ts'
import { isLeaf, pathOf } from '../chart/states.ts'

/** A chart laid out: every length in px, from the top left corner. */
export interface Picture {
  width: number
  height: number
  boxes: readonly Box[]
  lines: readonly Line[]
}

/** A state, or one of the small shapes that stand for none. */
export interface Box {
  kind: 'state' | 'group' | 'parallel' | 'final' | 'any' | 'start'
  /** The path of its state; empty where it stands for none. */
  state: string
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** An arrow to one of its targets, or the line to where a group begins. */
export interface Line {
  /** The id of its arrow; empty where a group begins. */
  arrow: string
  label: string
  /** Of the label's middle. */
  labelX: number
  labelY: number
  points: readonly { x: number; y: number }[]
}

/** Lays out a chart with ELK, which is loaded only here: it is large. */
export async function layOut({ states, arrows }: Chart): Promise<Picture> {
  const root = states[0]!
  const drawn = arrows.filter(isDrawn)
  const shapes = new Map<string, Pick<Box, 'kind' | 'state' | 'text'>>()
  const beginnings: ElkExtendedEdge[] = []

  function shape(id: string, kind: Box['kind'], state: string, text: string): ElkNode {
    shapes.set(id, { kind, state, text })
    return { id, ...(kind === 'start' ? { width: 10, height: 10 } : sizeOf(text)) }
  }
  function contentOf(state: AnyStateNode): ElkNode[] {
    const children = Object.values(state.states).map(boxOf)
    if (state.type === 'parallel') return children
    const hasAny = drawn.some((arrow) => isInward(arrow) && arrow.from === state)
    beginnings.push(
      ...state.initial.target.map((target, index) => ({
        id: `${startOf(state)}#${index}`,
        sources: [startOf(state)],
        targets: [target.id],
      })),
    )
    return [
      shape(startOf(state), 'start', '', ''),
      ...(hasAny ? [shape(anyOf(state), 'any', '', anyOfThese)] : []),
      ...children,
    ]
  }
  function boxOf(state: AnyStateNode): ElkNode {
    const box = shape(state.id, kindOf(state), pathOf(state), state.key)
    return isLeaf(state)
      ? box
      : {
          ...box,
          layoutOptions: { 'elk.padding': '[top=32,left=14,bottom=14,right=14]' },
          children: contentOf(state),
        }
  }

  const children = root.type === 'parallel' ? [boxOf(root)] : contentOf(root)
  const lines = new Map<string, Arrow>()
  const edges = drawn.flatMap((arrow) =>
    targetsOf(arrow).map((target, index): ElkExtendedEdge => {
      const id = `${arrow.id}#${index}`
      lines.set(id, arrow)
      return {
        id,
        sources: [isInward(arrow) ? anyOf(arrow.from) : arrow.from.id],
        targets: [target.id],
        labels: [labelFor(arrow)],
      }
    }),
  )
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const laid: ElkNode = await new Elk().layout({
    id: 'picture',
    layoutOptions: options,
    children,
    edges: [...edges, ...beginnings],
  })
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: everyNode(laid.children).map((node) => ({ ...shapes.get(node.id)!, ...placeOf(node) })),
    lines: (laid.edges ?? []).flatMap((edge) => linesOf(edge, lines.get(edge.id))),
  }
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.spacing.nodeNode': '28',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
}

const startOf = ({ id }: AnyStateNode) => `start of ${id}`
const anyOf = ({ id }: AnyStateNode) => `any of ${id}`

function kindOf(state: AnyStateNode): Box['kind'] {
  if (state.type === 'parallel') return 'parallel'
  if (state.type === 'final') return 'final'
  return isLeaf(state) ? 'state' : 'group'
}

/** Wide enough for the text in any font of the system. */
const sizeOf = (text: string) => ({ width: Math.max(64, text.length * 7.4 + 24), height: 32 })

/** On its line, with room for how often the arrow was used. */
const labelFor = (arrow: Arrow): ElkLabel => ({
  text: labelOf(arrow),
  width: labelOf(arrow).length * 6.4 + 40,
  height: 16,
  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
})

const everyNode = (nodes: readonly ElkNode[] = []): ElkNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)])

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode) => ({ x, y, width, height })

const linesOf = ({ labels, sections }: ElkExtendedEdge, arrow: Arrow | undefined): Line[] =>
  (sections ?? []).map(({ startPoint, bendPoints = [], endPoint }, index) => ({
    arrow: arrow?.id ?? '',
    label: index === 0 && arrow ? labelOf(arrow) : '',
    labelX: (labels?.[0]?.x ?? 0) + (labels?.[0]?.width ?? 0) / 2,
    labelY: (labels?.[0]?.y ?? 0) + (labels?.[0]?.height ?? 0) / 2,
    points: [startPoint, ...bendPoints, endPoint],
  }))
