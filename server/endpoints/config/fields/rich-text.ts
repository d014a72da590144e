import type { Block, Field } from 'payload'
import type { ClientBlock, ClientField, FieldOfKind, RichTextFeatures } from '#contracts/fields'
import { noFeatures } from '#contracts/rich-text/plain-features'
import type { PayloadBlock, PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import { richTextOf } from '../../../kit/payload-fields/rich-text-of.ts'
import type {
  LinkSource,
  RichTextSource,
  TextStateSource,
} from '../../../kit/payload-fields/rich-text-source.ts'
import { isOwnLinkField } from '../../../kit/payload-fields/rich-text-source.ts'
import { accessInNodes } from './access-in-nodes.ts'
import type { Common } from './parts.ts'
import { projectBlock } from './rows.ts'
import type { Source, ValueAt } from './source.ts'

/** What the editor of a field offers, as far as this user may know of it (RICH-3). */
export function projectRichText(
  field: Source<'richText'>,
  common: Common,
  at: ValueAt,
): FieldOfKind<'richText'> {
  const source = richTextOf(field)
  if (!source) return { type: 'richText', ...common, features: noFeatures, editor: 'json' }
  const placeholder = at.inside.readText(source.placeholder, 'editor.placeholder')
  return {
    type: 'richText',
    ...common,
    placeholder: common.placeholder ?? placeholder,
    features: featuresOf(source, at),
  }
}

function featuresOf(source: RichTextSource, at: ValueAt): RichTextFeatures {
  const { components, isVisible } = at.projection
  return {
    enabled: source.enabled,
    headings: source.headings,
    blocks: blocksIn(source.blocks, at),
    inlineBlocks: blocksIn(source.inlineBlocks, at),
    link: source.link && projectLink(source.link, at),
    uploads: Object.fromEntries(
      Object.entries(source.uploads)
        .filter(([slug]) => isVisible(slug))
        .map(([slug, fields]) => [slug, fieldsIn(fields, slug, at)]),
    ),
    relationships: source.relationships.filter(isVisible),
    notIndented: source.notIndented,
    textStates: source.textStates.map((state) => projectTextState(state, at)),
    custom: source.custom.flatMap((feature) => components(feature) ?? []),
  }
}

const projectLink = (link: LinkSource, at: ValueAt): RichTextFeatures['link'] => ({
  collections: link.collections.filter(at.projection.isVisible),
  autoLinks: link.autoLinks,
  // All are projected: what has no name is called by its number among them.
  fields: fieldsIn(link.fields, 'link', at).filter(isOwnLinkField),
})

/** A block can hold a text with the same block in it: as deep as this it is told of. */
const mostWithin = 2

const blocksIn = (blocks: readonly PayloadBlock[], at: ValueAt): ClientBlock[] =>
  blocks
    .filter((block) => at.inside.within.filter((outer) => outer === block).length < mostWithin)
    .map((block) => {
      const inside = { ...at.inside, within: [...at.inside.within, block] }
      return projectBlock(block as Block, levelIn(block.fields, at), { ...at, inside })
    })

const fieldsIn = (
  fields: readonly PayloadField[],
  key: string,
  at: ValueAt,
): readonly ClientField[] =>
  at.project(fields as readonly Field[], levelIn(fields, at), {
    ...at.inside,
    readText: at.inside.readText.inside(key),
  })

const levelIn = (fields: readonly PayloadField[], { access, projection }: ValueAt) =>
  accessInNodes(fields, access, projection)

const projectTextState = (
  { key, values }: TextStateSource,
  { inside: { readText } }: ValueAt,
): RichTextFeatures['textStates'][number] => ({
  key,
  values: values.map(({ value, label, css }) => ({
    value,
    label: readText(label, `editor.textStates.${key}.${value}`, value) ?? value,
    css,
  })),
})
