import type { Operation, SiteCase } from './cases.ts'
import type { Site } from './site.ts'
import type { Place, SiteEntity } from './site-fields.ts'
import type { Status } from './workshop.ts'
import { hasDrafts } from './workshop.ts'

/** What each role may do, as a draft and as published, and which fields each may see and change. */
export function deriveAccess(site: Site, entity: SiteEntity): SiteCase[] {
  const { anonymous, people, placesIn, workshop } = site
  // Without a document there is nothing to ask about.
  if (workshop.unmade.has(entity.slug)) return []
  const statuses: readonly (Status | null)[] = hasDrafts(entity) ? ['draft', 'published'] : [null]
  const operations: readonly Operation[] = entity.isGlobal
    ? ['read', 'update']
    : ['create', 'read', 'update', 'delete']
  const everyone = [...people, anonymous]
  return everyone.flatMap(({ role }) => [
    ...operations.flatMap((operation) =>
      statuses.map(
        (status): SiteCase => ({
          id: [entity.slug, 'access', operation, role, status].filter(Boolean).join('/'),
          ...{ entity: entity.slug, path: null, rule: 'access', role, status, choices: {} },
          trial: { kind: 'access', operation },
        }),
      ),
    ),
    ...placesIn(entity)
      .filter(isOwnAndAsked)
      .flatMap((place) =>
        (['read', 'update'] as const)
          .filter((operation) => place.field.access?.[operation])
          .map(
            (operation): SiteCase => ({
              id: [entity.slug, place.path, 'fieldAccess', operation, role].join('/'),
              ...{ entity: entity.slug, path: place.path, rule: 'fieldAccess', role },
              ...{ status: statuses.at(-1) ?? null, choices: {} },
              trial: { kind: 'fieldAccess', operation },
            }),
          ),
      ),
  ])
}

/** Permissions know no single rows. */
const isOwnAndAsked = ({ conditions, field, hasHooks, isInRow, isOutOfReach }: Place) =>
  field.access !== undefined &&
  !isInRow &&
  !isOutOfReach &&
  !hasHooks &&
  conditions.length === 0 &&
  field.type !== 'group'
