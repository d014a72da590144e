import type { SanitizedConfig } from 'payload'
import type { SiteConfig } from '#contracts/admin-config'
import type { SiteComponent, SlotName } from '#contracts/site-components'
import type { FindComponent } from '../../components/find-component.ts'
import { writtenIn } from '../../components/references-in.ts'

type Written = SanitizedConfig['admin']['components']

/** Those of one place; nothing where there are none. */
export function foundIn<Name extends Parameters<typeof writtenIn>[1]>(
  place: Name,
  written: Written,
  find: FindComponent,
): Partial<Record<Name, readonly SiteComponent[]>> {
  const components = writtenIn(written, place)
    .map(find)
    .filter((one) => one !== undefined)
  return components.length > 0 ? ({ [place]: components } as Record<Name, SiteComponent[]>) : {}
}

/** What the site shows in these places around the screens. */
export function slotsOf(
  names: readonly SlotName[],
  written: Written,
  find: FindComponent,
): Pick<SiteConfig, 'slots'> {
  const slots = Object.assign({}, ...names.map((name) => foundIn(name, written, find)))
  return Object.keys(slots).length > 0 ? { slots } : {}
}
