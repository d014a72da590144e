import type { Children } from '../kit/payload-fields/field-tree.ts'
import { childrenOf } from '../kit/payload-fields/field-tree.ts'
import type {
  NamedBlocks,
  PayloadBlock,
  PayloadField,
} from '../kit/payload-fields/payload-field.ts'
import { partName } from '../kit/payload-fields/payload-field.ts'
import { namesIn, settingsOf } from './shown-settings.ts'

/** A field as a developer reads it: where its values are, and what the config says of it. */
export interface ShownField {
  /** By the names that lead there: `meta.title`, `links.url`, in a block `layout.hero.title`. */
  path: string
  type: string
  /** Whatever is set, by its name in the config. */
  settings: Readonly<Record<string, unknown>>
  /** What is a function, by its name in the config: `validate`, `access.read`, `hooks.afterRead`. */
  rules: readonly string[]
  /** The site's own, by their place. */
  components: Readonly<Record<string, string>>
}

/** Every field that holds values or shows something, each before those within it. */
export function shownFields(
  fields: readonly PayloadField[],
  blocks: NamedBlocks,
  before = '',
  around: readonly PayloadBlock[] = [],
): ShownField[] {
  return fields.flatMap((field) => {
    const name = partName(field)
    const path = `${before}${name ?? ''}`
    const own = name === null ? [] : [shownField(field, path)]
    const within = childrenOf(field, blocks).flatMap((children) => {
      const block = blockOf(children)
      // A block can hold itself.
      if (block && around.includes(block)) return []
      const inside = block ? [...around, block] : around
      return shownFields(children.fields, blocks, beforeOf(children, before, path), inside)
    })
    return [...own, ...within]
  })
}

/** Where the values of fields begin that lie in a field. */
function beforeOf(children: Children, before: string, path: string): string {
  switch (children.in) {
    case 'parent':
      return before
    case 'record':
      return `${before}${children.name}.`
    case 'rows':
      return children.block === null ? `${path}.` : `${path}.${children.block}.`
    default:
      return `${path}.${children.of ?? children.node}.`
  }
}

const blockOf = (children: Children): PayloadBlock | null =>
  'slug' in children.holder ? children.holder : null

function shownField(field: PayloadField, path: string): ShownField {
  const { components } = (field.admin ?? {}) as { components?: unknown }
  return {
    path,
    type: field.type ?? 'tab',
    ...settingsOf(field),
    components: namesIn(components),
  }
}
