import type { Field } from 'payload'
import type { ClientField } from '#config-schema'
import type { FieldsAccess } from '../permissions.ts'
import { accessTo } from '../permissions.ts'
import { projectChoice } from './choices.ts'
import type { LayoutKind } from './layout.ts'
import { projectLayout } from './layout.ts'
import { commonOf } from './parts.ts'
import { projectReference } from './references.ts'
import { projectArray, projectBlocks } from './rows.ts'
import { projectSimple } from './simple.ts'
import type { ProjectFields, Source, Surroundings } from './source.ts'
import { adminOf } from './source.ts'

/** Projects fields for the browser. A kind that is not named here is not sent. */
export function fieldProjector(surroundings: Surroundings): ProjectFields {
  const project: ProjectFields = (fields, level) =>
    fields
      .filter((field) => !isKeptBack(field))
      .map((field) => projectField(field, level, surroundings, project))
      .filter((field) => field !== null)
  return project
}

/** What no browser hears of: what the API never sends, what no form has, and the identifier. */
const isKeptBack = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) ||
  adminOf(field).disabled === true ||
  ('name' in field && field.name === 'id')

function projectField(
  field: Field,
  level: FieldsAccess,
  surroundings: Surroundings,
  project: ProjectFields,
): ClientField | null {
  switch (field.type) {
    case 'row':
    case 'collapsible':
    case 'tabs':
    case 'ui':
    case 'group':
      return projectLayout(field, level, surroundings, project)
    default:
      return projectValue(field, level, surroundings, project)
  }
}

function projectValue(
  field: Exclude<Field, Source<LayoutKind>>,
  level: FieldsAccess,
  surroundings: Surroundings,
  project: ProjectFields,
): ClientField | null {
  const access = accessTo(field.name, level)
  if (!access.read) return null
  const common = commonOf(field, field.name, access, surroundings.readText)

  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
    case 'code':
      return projectSimple(field, common)
    case 'email':
    case 'checkbox':
    case 'json':
    case 'point':
    case 'richText':
      return { type: field.type, ...common }
    case 'select':
    case 'radio':
      return projectChoice(field, common, surroundings.readText)
    case 'relationship':
    case 'upload':
    case 'join':
      return projectReference(field, common, surroundings)
    case 'array':
      return projectArray(field, common, access, surroundings, project)
    case 'blocks':
      return projectBlocks(field, common, access, surroundings, project)
    default:
      return null
  }
}
