import type { Block } from 'payload'
import { formatLabels } from 'payload'
import type { ClientBlock, FieldOfKind } from '#contracts/fields'
import type { FindComponent } from '../../../components/find-component.ts'
import { blocksOf } from '../../../kit/payload-fields/payload-field.ts'
import type { FieldsAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'
import type { Common } from './parts.ts'
import { orNull } from './parts.ts'
import type { At, Source, ValueAt } from './source.ts'
import { adminOf } from './source.ts'

/** A list of rows that all have the same fields. */
export const projectArray = (
  field: Source<'array'>,
  common: Common,
  { access, inside, project }: ValueAt,
): FieldOfKind<'array'> => ({
  type: 'array',
  ...common,
  ...rowsOf(field, inside.readText),
  fields: project(field.fields, access.fields),
})

/** A list of rows of different kinds. */
export const projectBlocks = (
  field: Source<'blocks'>,
  common: Common,
  at: ValueAt,
): FieldOfKind<'blocks'> => ({
  type: 'blocks',
  ...common,
  ...rowsOf(field, at.inside.readText),
  blocks: blocksOf<Block>(field, at.projection.blocks).map((block) =>
    projectBlock(block, at.access.blocks(block.slug), at),
  ),
  ...(Array.isArray(field.filterOptions) && { offered: field.filterOptions }),
})

export function projectBlock(
  block: Block,
  level: FieldsAccess,
  { inside, project, projection: { components } }: At,
): ClientBlock {
  const { admin, fields, labels, slug } = block
  const readText = inside.readText.inside(slug)
  return {
    slug,
    labels: labelsOf(labels, slug, readText),
    group: readText(admin?.group, 'admin.group'),
    picture: pictureOf(block),
    hasName: admin?.disableBlockName !== true,
    ...blockComponentsOf(block, components),
    fields: project(fields, level, { ...inside, readText }),
  }
}

/** The config writes a block's label like a field's. */
function blockComponentsOf({ admin }: Block, find: FindComponent): Pick<ClientBlock, 'components'> {
  const [Block, BlockLabel] = [find(admin?.components?.Block), find(admin?.components?.Label)]
  if (!Block && !BlockLabel) return {}
  return { components: { ...(Block && { Block }), ...(BlockLabel && { BlockLabel }) } }
}

/** Payload has an older and a newer way to write it. */
function pictureOf({ admin, imageURL, imageAltText = '' }: Block): ClientBlock['picture'] {
  const picture = admin?.images?.thumbnail ?? imageURL
  if (!picture) return null
  return typeof picture === 'string'
    ? { url: picture, alt: imageAltText }
    : { url: picture.url, alt: picture.alt ?? '' }
}

interface RowsSource {
  admin?: object
  name: string
  labels?: Labels
  minRows?: number
  maxRows?: number
}

interface Labels {
  singular?: unknown
  plural?: unknown
}

const rowsOf = (field: RowsSource, readText: ReadText) => ({
  labels: labelsOf(field.labels, field.name, readText),
  minRows: orNull(field.minRows),
  maxRows: orNull(field.maxRows),
  initCollapsed: adminOf(field).initCollapsed === true,
  isSortable: adminOf(field).isSortable !== false,
})

function labelsOf(labels: Labels | undefined, name: string, readText: ReadText) {
  const usual = formatLabels(name)
  const singular = readText(labels?.singular, 'labels.singular', usual.singular) ?? name
  return { singular, plural: readText(labels?.plural, 'labels.plural', usual.plural) ?? singular }
}
