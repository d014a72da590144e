import { boundariesOf } from './boundaries.ts'
import type { Derived, LeftOut, LeftOutReason, Rule, SiteCase, Trial } from './cases.ts'
import { deriveAccess } from './derive-access.ts'
import type { Site } from './site.ts'
import type { Place, SiteEntity } from './site-fields.ts'
import type { Data } from './values.ts'
import { valueAt } from './values.ts'
import { hasDrafts } from './workshop.ts'

/** Every case that the config has, from what it says alone. */
export function derive(site: Site): Derived {
  const parts = site.entities.map((entity) => deriveEntity(site, entity))
  return {
    cases: parts.flatMap(({ cases }) => cases),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
  }
}

function deriveEntity(site: Site, entity: SiteEntity): Derived {
  const cases: SiteCase[] = []
  const leftOut: LeftOut[] = []
  const leave = (path: string | null, reason: LeftOutReason, detail = '') =>
    leftOut.push({ entity: entity.slug, path, reason, detail })

  const unmade = site.workshop.unmade.get(entity.slug)
  if (unmade !== undefined) {
    const isCrash = unmade.startsWith('5')
    if (isCrash) cases.push(crash(site, entity, unmade), ...throwing(site, entity))
    else leave(null, 'noDocument', unmade)
  } else {
    for (const place of site.placesIn(entity))
      cases.push(...derivePlace(site, entity, place, leave))
    cases.push(...deriveStatuses(site, entity))
  }
  cases.push(...deriveAccess(site, entity))
  return { cases, leftOut }
}

type Leave = (path: string | null, reason: LeftOutReason, detail?: string) => void

function derivePlace(site: Site, entity: SiteEntity, place: Place, leave: Leave): SiteCase[] {
  const { field, path } = place
  const { strongest, workshop } = site
  const status = hasDrafts(entity) ? 'published' : null
  let choices: Data = {}
  const one = (rule: Rule, name: string, trial: Trial): SiteCase => ({
    id: [entity.slug, path, rule, name].filter(Boolean).join('/'),
    entity: entity.slug,
    path,
    rule,
    role: strongest.role,
    status,
    choices,
    trial,
  })

  const [thrown] = throwing(site, entity, [place])
  if (thrown) return [thrown]
  const conditions = workshop.conditions(entity)
  const dataWith = (chosen: Data) => workshop.data(entity, status, chosen)
  if (place.conditions.length > 0) {
    const { choices: found, tried } = conditions.reaching(place, dataWith)
    if (found === null) return [one('condition', 'never', { kind: 'neverShown', tried })]
    choices = found
  }
  if (place.isOutOfReach) {
    const isFilled = field.defaultValue !== undefined || place.hasHooks || field.virtual
    return field.required && !isFilled && field.type !== 'checkbox'
      ? [one('reach', 'unfilled', { kind: 'unreachable' })]
      : []
  }
  if (place.hasAccess) {
    leave(path, 'fieldAccess')
    return []
  }
  const sample = valueAt(dataWith(choices), path)
  if (sample === undefined) {
    leave(path, field.filterOptions ? 'ownOptions' : 'unknownKind', field.type)
    return []
  }
  const isContainer = field.type === 'group'
  return [
    ...(isContainer ? [] : [one('kept', '', { kind: 'kept' })]),
    ...(isContainer || place.isInRow || isOwnId(place)
      ? []
      : [one('update', '', { kind: 'update' })]),
    ...values(),
    ...(field.unique && !entity.isGlobal ? [one('unique', '', { kind: 'unique' })] : []),
    ...(field.defaultValue === undefined || isContainer || entity.isGlobal
      ? []
      : [one('default', '', { kind: 'default' })]),
    ...locales(),
    ...references(),
  ]

  function values(): SiteCase[] {
    const boundaries = boundariesOf(field, sample, entity.isGlobal)
    if (boundaries.length === 0) return []
    if (field.validate) {
      leave(path, 'ownValidate')
      return []
    }
    if (field.filterOptions) {
      leave(path, 'ownOptions')
      return []
    }
    return boundaries.map(({ expects, name, rule, value }) =>
      one(rule, name, { kind: 'value', value, expects }),
    )
  }

  function locales(): SiteCase[] {
    const { localization } = site.copy.written
    if (!localization || !place.isLocalized || place.isInRow || isContainer) return []
    const { defaultLocale, locales } = localization
    const other = locales.find((locale) => locale !== defaultLocale)
    if (other === undefined) return []
    return [one('locale', other, { kind: 'otherLocale', locale: other })]
  }

  function references(): SiteCase[] {
    if (!['relationship', 'upload'].includes(field.type)) return []
    const unreadable = one('reference', 'unreadable', { kind: 'unreadableTarget' })
    if (place.isInRow || entity.isGlobal || field.filterOptions) return [unreadable]
    return [unreadable, one('reference', 'gone', { kind: 'gone' })]
  }
}

function deriveStatuses({ strongest }: Site, entity: SiteEntity): SiteCase[] {
  if (!hasDrafts(entity)) return []
  return (['draft', 'publish', 'unpublish', 'keepPublished'] as const).map((step) => ({
    id: `${entity.slug}/status/${step}`,
    entity: entity.slug,
    path: null,
    rule: 'status',
    role: strongest.role,
    status: step === 'publish' ? 'published' : 'draft',
    choices: {},
    trial: { kind: 'status', step },
  }))
}

/** A valid document that makes the server fail. */
const crash = ({ strongest }: Site, entity: SiteEntity, reason: string): SiteCase => ({
  id: `${entity.slug}/document`,
  ...{ entity: entity.slug, path: null, rule: 'document', role: strongest.role },
  ...{ status: hasDrafts(entity) ? 'published' : null, choices: {} },
  trial: { kind: 'crashes', reason },
})

/** Conditions that throw for a valid document, which can't be saved then. */
function throwing(
  { placesIn, strongest, workshop }: Site,
  entity: SiteEntity,
  places: readonly Place[] = placesIn(entity),
): SiteCase[] {
  const status = hasDrafts(entity) ? 'published' : null
  const conditions = workshop.conditions(entity)
  return places
    .filter((place) => place.conditions.length > 0)
    .flatMap((place) => {
      const message = conditions.throwsAt(place, workshop.data(entity, status))
      if (message === null) return []
      return {
        id: `${entity.slug}/${place.path}/condition/throws`,
        ...{ entity: entity.slug, path: place.path, rule: 'condition', role: strongest.role },
        ...{ status, choices: {} },
        trial: { kind: 'conditionThrows', message },
      } satisfies SiteCase
    })
}

/** A document keeps the id that it was made with. */
const isOwnId = ({ path }: Place) => path === 'id'
