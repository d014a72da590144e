import type { ClientEntity } from '#contracts/admin-config'
import type { ChangedVersion } from '#contracts/changes'
import { useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import type { PlaceInFields, PlaceName } from './place-in-fields.ts'
import { placeInFields } from './place-in-fields.ts'

/** A place that a version changed, with what it is called: `Sections › Row 2 › Text`. */
export interface NamedPlace extends PlaceInFields {
  key: string
  name: string
}

/** Names the places that a version changed, each once. */
export function usePlaceNames({
  fields,
  unshown = [],
}: Pick<ClientEntity, 'fields' | 'unshown'>): (version: ChangedVersion) => readonly NamedPlace[] {
  const text = useText()
  const { localization } = useConfig()
  const locales = localization?.locales ?? []
  const codes = locales.map(({ code }) => code)
  const part = (name: PlaceName): string => {
    if (name.kind === 'field') return name.label
    const { label, number } = name
    return label === ''
      ? text('timeline.row', { number })
      : text('timeline.block', { name: label, number })
  }
  const named = (place: PlaceInFields): NamedPlace => {
    const name = place.names.map(part).join(' › ')
    const locale = locales.find(({ code }) => code === place.locale)?.label
    return {
      ...place,
      key: JSON.stringify([place.place, place.locale, place.change === 'moved']),
      name: locale === undefined ? name : text('timeline.inLocale', { name, locale }),
    }
  }
  return ({ places }) => {
    const site = { fields, unshown: new Set(unshown), locales: codes }
    const shown = places.flatMap((one) => placeInFields(site, one) ?? []).map(named)
    return [...new Map(shown.map((one) => [one.key, one])).values()]
  }
}
