import type { SanitizedConfig } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { SlotName } from '#contracts/site-components'
import { slotNames } from '#contracts/site-components'
import { partsOf } from '../kit/payload-fields/field-tree.ts'
import type { PayloadBlock, PayloadField } from '../kit/payload-fields/payload-field.ts'
import { richTextOf } from '../kit/payload-fields/rich-text-of.ts'
import { styleSheetIn } from '../kit/style-sheet.ts'
import type { Reference } from './reference.ts'
import { readReference } from './reference.ts'

/** Every component and feature of the site's own that the panel has a place for, and its style sheet. */
export function referencesIn(config: SanitizedConfig) {
  const { admin, blocks = [], collections, globals } = config
  const written = [
    styleSheetIn(config),
    ...viewsIn(admin.components?.views),
    ...['beforeLogin' as const, 'afterLogin' as const, ...slotNames].flatMap((place) =>
      writtenIn(admin.components ?? {}, place),
    ),
    ...[...collections, ...globals].flatMap((entity) => [
      ...viewsIn(viewsOf(entity.admin)?.edit),
      ...[...partsOf(entity.fields)].flatMap(({ part }) => ownOf(part)),
    ]),
    ...blocks.flatMap((block) => [
      ...ownOf(block),
      ...[...partsOf(block.fields)].flatMap(({ part }) => ownOf(part)),
    ]),
  ]
  return written
    .map(readReference)
    .filter((reference): reference is Reference => reference !== null)
}

/** What a place around the screens has, as the config writes it. */
export function writtenIn(
  components: Partial<SanitizedConfig['admin']['components']>,
  place: SlotName | 'beforeLogin' | 'afterLogin',
): readonly unknown[] {
  const { afterNav = [], beforeNav = [], graphics } = components
  if (place === 'Logo' || place === 'Icon') return [graphics?.[place]]
  const written = components[place] ?? []
  // Here the navigation is its links.
  if (place === 'beforeNavLinks') return [...beforeNav, ...written]
  return place === 'afterNavLinks' ? [...written, ...afterNav] : written
}

/** The views of a collection or a global, which write them alike. */
export function viewsOf(admin: object): Record<string, unknown> | null {
  const { components } = admin as { components?: { views?: unknown } }
  return isRecord(components?.views) ? components.views : null
}

const viewsIn = (views: unknown): unknown[] =>
  isRecord(views)
    ? Object.values(views).map((view) => (isRecord(view) ? view.Component : undefined))
    : []

/** The places of a field, a tab or a block that this panel has. */
export const fieldPlaces: readonly string[] = ['Field', 'Cell', 'Label', 'RowLabel', 'Block']

/** Of a field, a tab or a block. */
function ownOf(part: PayloadField | PayloadBlock): unknown[] {
  const { components: written } = (part.admin ?? {}) as { components?: unknown }
  const components = isRecord(written) ? fieldPlaces.map((place) => written[place]) : []
  return [...components, ...(richTextOf(part)?.custom ?? [])]
}
