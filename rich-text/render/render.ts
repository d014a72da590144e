import type { RichElement, RichTree, RichType } from '../tree/rich-tree.ts'
import { elementFor } from './element-for.ts'
import type { Render, RenderOptions, RenderProps } from './render-options.ts'
import type { Target } from './target.ts'

/** All of a rich text, made as the target makes things. */
export function rendered<Out>(
  tree: RichTree,
  target: Target<Out>,
  options: RenderOptions<Out>,
): Out {
  const render = (element: RichElement): Out => {
    const children = 'children' in element ? element.children.map(render) : []
    const fallback = elementFor(element, children, target, options)
    const own = ownRender(element, options)
    if (own === undefined) return fallback
    return target.own(own, { node: element, children: target.together(children), fallback })
  }
  return target.together(tree.children.map(render))
}

function ownRender<Out>(
  element: RichElement,
  { nodes, blocks, customNodes, inlineBlocks }: RenderOptions<Out>,
): ((props: RenderProps<RichType, Out>) => Out) | undefined {
  const render =
    (element.type === 'block' && ownOf(blocks, element.blockType)) ||
    (element.type === 'inlineBlock' && ownOf(inlineBlocks, element.blockType)) ||
    (element.type === 'unknown' && ownOf(customNodes, element.name)) ||
    ownOf(nodes, element.type)
  // It is asked for elements of its own type only.
  return render as Render<RichType, Out> | undefined
}

/** A block that is called `constructor` has no function. */
const ownOf = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)
