import type { Block } from 'payload'
import type { ClientBlock, FieldOfKind } from '#config-schema'
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
  initCollapsed: adminOf(field).initCollapsed === true,
  fields: project(field.fields, access.fields),
})

/** A list of rows of different kinds. */
export const projectBlocks = (
  field: Source<'blocks'>,
  common: Common,
  access: FieldAccess,
  { blockOf, readText }: Surroundings,
  project: ProjectFields,
): FieldOfKind<'blocks'> => ({
  type: 'blocks',
  ...common,
  ...rowsOf(field, readText),
  blocks: (field.blockReferences ?? field.blocks)
    .map((block) => (typeof block === 'string' ? blockOf(block) : block))
    .filter((block) => block !== undefined)
    .map((block) => projectBlock(block as Block, access, readText, project)),
})

const projectBlock = (
  { slug, labels, fields }: Block,
  access: FieldAccess,
  readText: ReadText,
  project: ProjectFields,
): ClientBlock => ({
  slug,
  labels: labelsOf(labels, slug, readText),
  fields: project(fields, access.blocks(slug)),
})

interface RowsSource {
  name: string
  labels?: Labels
  minRows?: number
  maxRows?: number
}

interface Labels {
  singular?: unknown
  plural?: unknown
}

const rowsOf = ({ name, labels, minRows, maxRows }: RowsSource, readText: ReadText) => ({
  labels: labelsOf(labels, name, readText),
  minRows: orNull(minRows),
  maxRows: orNull(maxRows),
})

function labelsOf(labels: Labels | undefined, name: string, readText: ReadText) {
  const singular = readText(labels?.singular) ?? name
  return { singular, plural: readText(labels?.plural) ?? singular }
}
