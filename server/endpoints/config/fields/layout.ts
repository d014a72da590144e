import type { Tab } from 'payload'
import type { ClientTab, FieldOfKind } from '#config-schema'
import { partOf } from '../../form-state/parts.ts'
import type { FieldsAccess } from '../permissions.ts'
import { accessTo } from '../permissions.ts'
import type { ReadText } from '../texts.ts'
import { asksOf, insideOf } from './asks.ts'
import { commonOf, lookOf } from './parts.ts'
import type { Inside, ProjectFields, Source, Surroundings } from './source.ts'
import { adminOf } from './source.ts'

export type LayoutKind = 'row' | 'collapsible' | 'tabs' | 'ui' | 'group'

/** The kinds that arrange other fields. null: there is nothing in it that the user may read. */
export function projectLayout(
  field: Source<LayoutKind>,
  level: FieldsAccess,
  surroundings: Surroundings,
  project: ProjectFields,
  within: Inside,
): FieldOfKind<LayoutKind> | null {
  const { looksAtDocument, readText } = surroundings
  const look = lookOf(field, readText)

  switch (field.type) {
    case 'ui':
      return { type: 'ui', ...look, name: field.name }
    case 'tabs': {
      const tabs = field.tabs
        .map((tab, index) => ({
          ...projectTab(tab, level, readText, (fields, access) =>
            project(fields, access, insideOf(partOf(tab), index, within, looksAtDocument)),
          ),
          ...asksOf(partOf(tab), index, within, looksAtDocument),
        }))
        .filter(({ fields }) => fields.length > 0)
      return tabs.length > 0 ? { type: 'tabs', ...look, tabs } : null
    }
    case 'group':
      return projectGroup(field, level, readText, project)
    default: {
      const fields = project(field.fields, level)
      if (fields.length === 0) return null
      const initCollapsed = adminOf(field).initCollapsed === true
      return field.type === 'row'
        ? { type: 'row', ...look, fields }
        : { type: 'collapsible', ...look, initCollapsed, fields }
    }
  }
}

function projectGroup(
  field: Source<'group'>,
  level: FieldsAccess,
  readText: ReadText,
  project: ProjectFields,
): FieldOfKind<'group'> | null {
  const name = 'name' in field && field.name ? field.name : null
  const access = name === null ? arranging(level) : accessTo(name, level)
  const fields = access.read ? project(field.fields, access.fields) : []

  return fields.length > 0
    ? { type: 'group', ...commonOf(field, name, access, readText), fields }
    : null
}

/** A group without a name has no access of its own. */
const arranging = (level: FieldsAccess) => ({
  read: true,
  create: true,
  update: true,
  fields: level,
  blocks: () => undefined,
})

function projectTab(
  tab: Tab,
  level: FieldsAccess,
  readText: ReadText,
  project: ProjectFields,
): ClientTab {
  const name = 'name' in tab && tab.name ? tab.name : null
  const access = name === null ? arranging(level) : accessTo(name, level)
  return {
    name,
    label: readText(tab.label) ?? name ?? '',
    description: readText(adminOf(tab).description),
    ...('localized' in tab && tab.localized && { localized: true }),
    fields: access.read ? project(tab.fields, access.fields) : [],
  }
}
