import type { Tab } from 'payload'
import { toWords } from 'payload'
import type { ClientTab, FieldOfKind } from '#contracts/fields'
import { partName } from '../../../kit/payload-fields/payload-field.ts'
import type { FieldsAccess } from '../permissions.ts'
import { accessTo } from '../permissions.ts'
import { asksOf, insideOf } from './asks.ts'
import type { AnySource } from './parts.ts'
import { commonOf, lookOf } from './parts.ts'
import type { At, Source } from './source.ts'
import { adminOf } from './source.ts'

/** What arranges fields of which the user may read none is left out: null. */
export function projectRow(field: Source<'row'>, at: At): FieldOfKind<'row'> | null {
  const fields = at.project(field.fields, at.level)
  return fields.length > 0 ? { type: 'row', ...lookAt(field, at), fields } : null
}

export function projectCollapsible(
  field: Source<'collapsible'>,
  at: At,
): FieldOfKind<'collapsible'> | null {
  const fields = at.project(field.fields, at.level)
  if (fields.length === 0) return null
  const initCollapsed = adminOf(field).initCollapsed === true
  return { type: 'collapsible', ...lookAt(field, at), initCollapsed, fields }
}

export function projectTabs(field: Source<'tabs'>, at: At): FieldOfKind<'tabs'> | null {
  const tabs = field.tabs
    .map((tab, index) => projectTab(tab, index, at))
    .filter(({ fields }) => fields.length > 0)
  return tabs.length > 0 ? { type: 'tabs', ...lookAt(field, at), tabs } : null
}

export const projectUi = (field: Source<'ui'>, at: At): FieldOfKind<'ui'> => ({
  type: 'ui',
  ...lookAt(field, at),
  name: field.name,
})

const lookAt = (field: AnySource, { inside }: At) => lookOf(field, inside.readText)

export function projectGroup(field: Source<'group'>, at: At): FieldOfKind<'group'> | null {
  const name = partName(field)
  const access = name === null ? arranging(at.level) : accessTo(name, at.level)
  const fields = access.read ? at.project(field.fields, access.fields) : []
  return fields.length > 0
    ? { type: 'group', ...commonOf(field, name, access, at.inside.readText), fields }
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

function projectTab(tab: Tab, index: number, { inside, level, project, projection }: At) {
  const { looksAtDocument } = projection
  const name = partName(tab)
  const access = name === null ? arranging(level) : accessTo(name, level)
  const inTab = insideOf(tab, index, inside, looksAtDocument)
  const { readText } = inTab
  const usual = name === null ? `${index + 1}` : toWords(name)
  return {
    name,
    label: readText(tab.label, 'label', usual) ?? name ?? '',
    description: readText(adminOf(tab).description, 'admin.description'),
    ...('localized' in tab && tab.localized && { localized: true as const }),
    fields: access.read ? project(tab.fields, access.fields, inTab) : [],
    ...asksOf(tab, index, inside, looksAtDocument),
  } satisfies ClientTab
}
