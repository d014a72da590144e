import type { Block } from 'payload'
import type { ClientBlock, FieldOfKind } from '#config-schema'
import type { FindComponent } from '../../../components/site-components.ts'
import type { FieldAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'
import type { Common } from './parts.ts'
import { orNull } from './parts.ts'
import type { ProjectFields, Source, Surroundings } from './source.ts'
import { adminOf } from './source.ts'

/** A list of rows that all have the same fields. */
export const projectArray = (
  field: Source<'array'>,
  common: Common,
  access: FieldAccess,
  { readText }: Surroundings,
  project: ProjectFields,
): FieldOfKind<'array'> => ({
  type: 'array',
  ...common,
  ...rowsOf(field, readText),
  fields: project(field.fields, access.fields),
})

/** A list of rows of different kinds. */
export const projectBlocks = (
  field: Source<'blocks'>,
  common: Common,
  access: FieldAccess,
  { blockOf, components, readText }: Surroundings,
  project: ProjectFields,
): FieldOfKind<'blocks'> => ({
  type: 'blocks',
  ...common,
  ...rowsOf(field, readText),
  blocks: (field.blockReferences ?? field.blocks)
    .map((block) => (typeof block === 'string' ? blockOf(block) : block))
    .filter((block) => block !== undefined)
    .map((block) => projectBlock(block as Block, access, readText, project, components)),
  ...(Array.isArray(field.filterOptions) && { offered: field.filterOptions }),
})

const projectBlock = (
  block: Block,
  access: FieldAccess,
  readText: ReadText,
  project: ProjectFields,
  components: FindComponent,
): ClientBlock => ({
  slug: block.slug,
  labels: labelsOf(block.labels, block.slug, readText),
  group: readText(block.admin?.group),
  picture: pictureOf(block),
  hasName: block.admin?.disableBlockName !== true,
  ...labelOf(block, components),
  fields: project(block.fields, access.blocks(block.slug)),
})

function labelOf({ admin }: Block, components: FindComponent): Pick<ClientBlock, 'label'> {
  const label = components(admin?.components?.Label)
  return label ? { label } : {}
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
  const singular = readText(labels?.singular) ?? name
  return { singular, plural: readText(labels?.plural) ?? singular }
}
