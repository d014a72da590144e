import type { Field } from 'payload'
import type { ClientField } from '#config-schema'
import { isKeptBack, partOf } from '../../form-state/parts.ts'
import type { FieldsAccess } from '../permissions.ts'
import { accessTo } from '../permissions.ts'
import { asksOf, insideOf } from './asks.ts'
import { projectChoice } from './choices.ts'
import { componentsOf } from './components.ts'
import type { LayoutKind } from './layout.ts'
import { projectLayout } from './layout.ts'
import { commonOf } from './parts.ts'
import { projectReference } from './references.ts'
import { projectArray, projectBlocks } from './rows.ts'
import { projectPassword, projectSimple } from './simple.ts'
import type { Inside, ProjectFields, Source, Surroundings } from './source.ts'

/** Projects fields for the browser. A kind that is not named here is not sent. */
export function fieldProjector(surroundings: Surroundings): ProjectFields {
  const { looksAtDocument } = surroundings
  const projector =
    (outer: Inside): ProjectFields =>
    (fields, level, inside = outer) =>
      fields.flatMap((field, index) => {
        const part = partOf(field)
        if (isKeptBack(part)) return []
        const within = insideOf(part, index, inside, looksAtDocument)
        const projected = projectField(field, level, surroundings, projector(within), within)
        if (!projected) return []
        const asks = asksOf(part, index, inside, looksAtDocument)
        return { ...projected, ...asks, ...componentsOf(field, surroundings.components) }
      })
  return projector({ prefix: '', asksAccess: false })
}

function projectField(
  field: Field,
  level: FieldsAccess,
  surroundings: Surroundings,
  project: ProjectFields,
  within: Inside,
): ClientField | null {
  switch (field.type) {
    case 'row':
    case 'collapsible':
    case 'tabs':
    case 'ui':
    case 'group':
      return projectLayout(field, level, surroundings, project, within)
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
    case 'email':
    case 'point':
    case 'date':
    case 'code':
    case 'json':
      return projectSimple(field, common, surroundings)
    case 'checkbox':
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
      return isPassword(field) ? projectPassword(field, common) : null
  }
}

const isPassword = (field: { type: string }): boolean => field.type === 'password'
