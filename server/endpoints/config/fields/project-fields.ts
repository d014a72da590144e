import type { Field } from 'payload'
import type { ClientField } from '#contracts/fields'
import { isKeptBack, isOwnId, partName } from '../../../kit/payload-fields/payload-field.ts'
import { seoOf } from '../../../kit/seo-of.ts'
import type { FieldsAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'
import { asksOf, insideOf } from './asks.ts'
import { componentsOf } from './components.ts'
import { projectors } from './projectors.ts'
import type { At, Inside, ProjectFields, Projection } from './source.ts'

/** Projects the fields of an entity for the browser. */
export type ProjectEntityFields = (
  fields: readonly Field[],
  level: FieldsAccess,
  readText: ReadText,
) => ClientField[]

export const fieldProjector =
  (projection: Projection): ProjectEntityFields =>
  (fields, level, readText) =>
    projector(projection, { prefix: '', asksAccess: false, within: [], readText })(fields, level)

const projector =
  (projection: Projection, outer: Inside): ProjectFields =>
  (fields, level, given = outer) =>
    fields.flatMap((field, index) => {
      if (isKeptBack(field)) return []
      try {
        return projectOne(field, index, level, given, projection) ?? []
      } catch (thrown) {
        // What the config says of it cannot be read: the others are shown all the same.
        given.readText.report(partName(field) ?? field.type, thrown)
        return []
      }
    })

function projectOne(
  field: Field,
  index: number,
  level: FieldsAccess,
  outer: Inside,
  projection: Projection,
): ClientField | null {
  const { components, looksAtDocument } = projection
  const inside = insideOf(field, index, outer, looksAtDocument)
  const at = { level, projection, project: projector(projection, inside), inside }
  const projected = projectField(field, at)
  if (!projected) return null
  const asks = asksOf(field, index, outer, looksAtDocument)
  const own = isOwnId(field) ? { ...projected, ...idRules(projected) } : projected
  return { ...own, ...asks, ...componentsOf(field, components), ...seoOf(field) }
}

/** Whoever creates a document names it, once and for all; a hook or a function may do so instead. */
function idRules(projected: ClientField) {
  if (!('readOnly' in projected)) return {}
  const { judgedByServer, readOnly } = projected
  return {
    required: !judgedByServer,
    unique: true,
    disableBulkEdit: true,
    readOnly: { ...readOnly, update: true },
  }
}

/** A kind that a plugin has made up is not sent. */
function projectField(field: Field, at: At): ClientField | null {
  if (!Object.hasOwn(projectors, field.type)) return null
  // The record is typed kind by kind; which entry it is follows from the field itself.
  const project = projectors[field.type] as (field: Field, at: At) => ClientField | null
  return project(field, at)
}
