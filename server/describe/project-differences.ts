import type { SanitizedConfig } from 'payload'
import { finderIn } from '../components/find-component.ts'
import type { Judged } from '../components/judge-components.ts'
import { keyOf, readReference } from '../components/reference.ts'
import type { Unplaced } from '../components/unplaced.ts'
import { unplacedIn } from '../components/unplaced.ts'
import { payloadViewsOf } from '../endpoints/config/payload-views.ts'
import { unknownEditorsIn, unmatchedFeaturesIn } from '../features/rich-texts/unmatched-features.ts'

/** Something of a project that this panel shows otherwise than Payload's own admin. */
export interface ProjectDifference {
  kind: `unplaced.${Unplaced['kind']}` | 'view' | 'unmatched' | 'editor' | 'mongo'
  details: Readonly<Record<string, string>>
}

/** What is only in Payload's own admin, whose place the project's own components don't fill here. */
export function projectDifferences(
  config: SanitizedConfig,
  judged: readonly Judged[],
): ProjectDifference[] {
  const components = new Map(judged.map(({ component, key }) => [key, component]))
  const find = finderIn((key) => components.get(key), false)
  const { payloadViews = [] } = payloadViewsOf(config, find)
  const { name: database } = Object(config.db)
  return [
    ...(database === 'mongoose' ? [{ kind: 'mongo' as const, details: {} }] : []),
    ...unplacedIn(config).map(({ kind, name, place }) => ({
      kind: `unplaced.${kind}` as const,
      details: { name, place },
    })),
    ...payloadViews.map(({ href, name }) => ({
      kind: 'view' as const,
      details: { name, path: href, component: componentOf(config, name) ?? '' },
    })),
    ...unknownEditorsIn(config).map((field) => ({ kind: 'editor' as const, details: { field } })),
    ...unmatchedFeaturesIn(config).map(({ feature, fields }) => ({
      kind: 'unmatched' as const,
      details: { feature, fields: fields.join(', ') },
    })),
  ]
}

/** What a screen is drawn by, as the config writes it. */
function componentOf({ admin }: SanitizedConfig, view: string): string | null {
  const reference = readReference(admin.components.views?.[view]?.Component)
  return reference && keyOf(reference)
}
