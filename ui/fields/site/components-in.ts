import type { BuiltComponent, ClientField, SiteComponent } from '#config-schema'

/** What the site draws in forms of these fields, in closed tabs, rows and blocks too. */
export function componentsIn(fields: readonly ClientField[]): readonly BuiltComponent[] {
  return fields.flatMap((field) => [...ownOf(field).filter(isBuilt), ...belowOf(field)])
}

function ownOf(field: ClientField): readonly (SiteComponent | undefined)[] {
  const { Field, Label, RowLabel } = ('components' in field && field.components) || {}
  const labels = field.type === 'blocks' ? field.blocks.map(({ label }) => label) : []
  return [Field, Label, RowLabel, ...labels]
}

function belowOf(field: ClientField): readonly BuiltComponent[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => componentsIn(tab.fields))
  if (field.type === 'blocks') return field.blocks.flatMap((block) => componentsIn(block.fields))
  return 'fields' in field ? componentsIn(field.fields) : []
}

const isBuilt = (component: SiteComponent | undefined): component is BuiltComponent =>
  component !== undefined && 'script' in component
