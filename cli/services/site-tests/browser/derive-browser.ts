import { boundariesOf } from '../boundaries.ts'
import type { Derived, Fault, LeftOut, Rule, SiteCase, Trial } from '../cases.ts'
import { isGranted } from '../permissions.ts'
import type { Site } from '../site.ts'
import type { Place, SiteEntity } from '../site-fields.ts'
import { valueAt } from '../values.ts'
import { hasDrafts } from '../workshop.ts'
import { isTypable, plainFieldOf } from './typable.ts'

/** What is played in the panel: its forms and locks, what goes wrong on the way, or both. */
export interface Plays {
  forms: boolean
  faults: boolean
}

/** The cases that are tried in a browser: a few of each kind, for a browser is slow. */
export async function deriveBrowser(
  site: Site,
  { faults, forms }: Plays,
  /** Slugs; empty: all. */
  wanted: readonly string[],
): Promise<Derived> {
  const { body } = await site.strongest.get('/access')
  const made = site.entities.filter(
    ({ isGlobal, slug }) =>
      !site.workshop.unmade.has(slug) &&
      (wanted.length === 0 || wanted.includes(slug)) &&
      mayWork(Object(isGlobal ? body.globals : body.collections)[slug]),
  )
  const parts = [
    ...(forms ? made.map((entity) => deriveForms(site, entity)) : []),
    ...(forms ? [sharedBy(site, made, lockable, lockCases)] : []),
    ...(faults ? [sharedBy(site, made, () => true, faultCases)] : []),
  ]
  return {
    cases: parts.flatMap(({ cases }) => cases),
    leftOut: unique(parts.flatMap(({ leftOut }) => leftOut)),
  }
}

const mayWork = (rights: unknown): boolean =>
  rights === true || (isGranted(Object(rights).read) && isGranted(Object(rights).update))

function deriveForms(site: Site, entity: SiteEntity): Derived {
  const { people, placesIn, strongest, workshop } = site
  const { slug } = entity
  const leftOut: LeftOut[] = []
  const places = placesIn(entity)
  const typable = places.filter(isTypable)
  const status = hasDrafts(entity) ? 'published' : null
  const conditions = workshop.conditions(entity)
  const dataWith = (choices = {}) => workshop.data(entity, status, choices)
  const one = (name: string, rule: Rule, trial: Trial, place: Place | null = null): SiteCase => ({
    id: [slug, place?.path, 'form', name].filter(Boolean).join('/'),
    ...{ entity: slug, path: place?.path ?? null, rule, role: strongest.role, status, choices: {} },
    trial,
  })
  const untyped = places.filter(
    (place) => !isTypable(place) && !place.isOutOfReach && place.field.type !== 'group',
  )
  if (untyped.length > 0) {
    const detail = untyped.map(({ path }) => path).join(', ')
    leftOut.push({ entity: slug, path: null, reason: 'notTyped', detail })
  }

  const always = typable.filter((place) => place.conditions.length === 0)
  const kept = always.map(({ path }) => path)
  const refused = always.flatMap((place) => refusals(place))
  const chosen = inTurn(refused, ({ rule }) => rule)
  for (const { path } of chosen.slice(mostRefusals)) {
    leftOut.push({ entity: slug, path, reason: 'moreForms', detail: '' })
  }
  return {
    cases: [
      ...(kept.length > 0 ? [one('kept', 'kept', { kind: 'formKept', paths: kept })] : []),
      ...chosen.slice(0, mostRefusals),
      ...places.filter(isConditional).slice(0, mostConditions).flatMap(shownAndHidden),
      ...statuses(),
      ...access(),
    ],
    leftOut: unique(leftOut),
  }

  function refusals(place: Place): SiteCase[] {
    const { field } = place
    if (field.validate || place.hasHooks) return []
    const sample = valueAt(dataWith(), place.path)
    return boundariesOf(field, sample, entity.isGlobal)
      .filter(({ expects, name, rule }) => expects === 'refused' && canType(place, rule, name))
      .map(({ name, rule, value }) =>
        one(`${rule}/${name}`, rule, { kind: 'formRefused', value }, place),
      )
  }

  function shownAndHidden(place: Place): SiteCase[] {
    const { choices: showing } = conditions.reaching(place, dataWith)
    const { choices: hiding } = conditions.hiding(place, dataWith)
    const cases = []
    if (showing) {
      const shown = one('shown', 'condition', { kind: 'formShown', isShown: true }, place)
      cases.push({ ...shown, choices: showing })
    }
    if (hiding) {
      const hidden = one('hidden', 'condition', { kind: 'formShown', isShown: false }, place)
      cases.push({ ...hidden, choices: hiding })
    }
    return cases
  }

  function statuses(): SiteCase[] {
    if (!hasDrafts(entity) || !plainFieldOf(places)) return []
    return (['draft', 'publish'] as const).map((step) =>
      one(step, 'status', { kind: 'formStatus', step }),
    )
  }

  function access(): SiteCase[] {
    return people.flatMap(({ role }) => [
      ...(entity.isGlobal
        ? []
        : [
            {
              ...one(`new/${role}`, 'access', { kind: 'formNew' }),
              role,
              status: startsAs(entity),
            },
          ]),
      ...places.filter(asksWhoChanges).map((place) => ({
        ...one(`access/${role}`, 'fieldAccess', { kind: 'formFieldAccess' }, place),
        role,
      })),
    ])
  }
}

const startsAs = (entity: SiteEntity) => (hasDrafts(entity) ? ('draft' as const) : null)

/** Refusals that are tried of each form, those of each rule first. */
const mostRefusals = 5
const mostConditions = 3

const isConditional = ({ conditions, isInRow, isOutOfReach }: Place) =>
  conditions.length > 0 && !isInRow && !isOutOfReach

const asksWhoChanges = ({ conditions, field, isInRow, isOutOfReach }: Place) =>
  field.access?.update !== undefined && !isInRow && !isOutOfReach && conditions.length === 0

/** An empty value can be left in a control; a missing one only in a request. */
function canType({ field: { type } }: Place, rule: Rule, name: string): boolean {
  if (rule === 'required')
    return name === 'null' && ['text', 'textarea', 'email', 'number'].includes(type)
  return rule === 'length' || rule === 'range' || (rule === 'type' && type === 'email')
}

/** The first of each kind, the second of each, and so on. */
function inTurn<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const seen = new Map<string, number>()
  const placed = items.map((item) => {
    const turn = seen.get(kindOf(item)) ?? 0
    seen.set(kindOf(item), turn + 1)
    return { item, turn }
  })
  return placed.sort((one, other) => one.turn - other.turn).map(({ item }) => item)
}

/** Each place once. */
const unique = (leftOut: readonly LeftOut[]): LeftOut[] => [
  ...new Map(leftOut.map((one) => [`${one.entity}/${one.path}/${one.reason}`, one])).values(),
]

const lockable = ({ lockDocuments }: SiteEntity) => lockDocuments !== false

/** What every document has alike is tried in one of each kind: with drafts, without, and a global. */
function sharedBy(
  site: Site,
  entities: readonly SiteEntity[],
  fits: (entity: SiteEntity) => boolean,
  casesOf: (site: Site, entity: SiteEntity, place: Place, isFirst: boolean) => SiteCase[],
): Derived {
  const kinds = new Set<string>()
  const cases: SiteCase[] = []
  const leftOut: LeftOut[] = []
  // Users and files are made in ways of their own.
  const isPlain = ({ auth, upload }: SiteEntity) => !auth && !upload
  const [plain, others] = [entities.filter(isPlain), entities.filter((one) => !isPlain(one))]
  for (const entity of [...plain, ...others].filter(fits)) {
    const place = plainFieldOf(site.placesIn(entity))
    if (!place) {
      leftOut.push({ entity: entity.slug, path: null, reason: 'noPlainField', detail: '' })
      continue
    }
    const kind = `${entity.isGlobal} ${hasDrafts(entity)}`
    if (!kinds.has(kind)) cases.push(...casesOf(site, entity, place, kinds.size === 0))
    kinds.add(kind)
  }
  return { cases, leftOut }
}

const lockCases = (site: Site, entity: SiteEntity, place: Place): SiteCase[] =>
  (['told', 'takeOver'] as const).map((step) => ({
    id: `${entity.slug}/lock/${step}`,
    ...whole(site, entity, place),
    rule: 'lock',
    trial: { kind: 'lock', step },
  }))

const faults: readonly Fault[] = [
  'late',
  'lost',
  '401',
  '409',
  '413',
  '423',
  '500',
  'twoTabs',
  'killed',
  'reloaded',
]

/** What a server answers is the same for all; what becomes of the data is not. */
const faultsOfAll: readonly Fault[] = ['late', 'lost', 'twoTabs', 'killed']

const faultCases = (site: Site, entity: SiteEntity, place: Place, isFirst: boolean): SiteCase[] =>
  (isFirst ? faults : faultsOfAll).map((fault) => ({
    id: `${entity.slug}/fault/${fault}`,
    ...whole(site, entity, place),
    rule: 'fault',
    trial: { kind: 'fault', fault },
  }))

const whole = ({ strongest }: Site, entity: SiteEntity, { path }: Place) => ({
  entity: entity.slug,
  path,
  role: strongest.role,
  status: startsAs(entity),
  choices: {},
})
