import type { ClientField, Part } from '#contracts/fields'
import { partsOf } from '#contracts/fields'
import type { BuiltComponent, SiteComponent } from '#contracts/site-components'

/** What the site draws in forms of these fields, in closed tabs, rows and blocks too. */
export const componentsIn = (fields: readonly ClientField[]): readonly BuiltComponent[] =>
  [...partsOf(fields)].flatMap(ownOf).filter(isBuilt)

function ownOf({ part }: Part): readonly (SiteComponent | undefined)[] {
  if ('slug' in part) return [part.components?.Block, part.components?.BlockLabel]
  const { Field, Label, RowLabel } = ('components' in part && part.components) || {}
  return [Field, Label, RowLabel]
}

const isBuilt = (component: SiteComponent | undefined): component is BuiltComponent =>
  component !== undefined && 'script' in component
