import type { SiteCase } from './cases.ts'
import { pathOf } from './path-of.ts'
import type { Answer, Person } from './person.ts'
import type { Site } from './site.ts'
import type { Place, SiteEntity, SiteField } from './site-fields.ts'
import type { Data } from './values.ts'
import type { Saved, Status } from './workshop.ts'

/** What a case is about, with what it takes to try it. */
export interface Subject {
  site: Site
  one: SiteCase
  entity: SiteEntity
  /** Its field, or one that stands for the whole document. */
  place: Place | null
  /** The person whom the case names. */
  person: Person
}

export function subjectOf(site: Site, one: SiteCase): Subject {
  const entity = site.entities.find(({ slug }) => slug === one.entity)
  if (!entity) throw new Error(`The config has no “${one.entity}”.`)
  const place = site.placesIn(entity).find(({ path }) => path === one.path) ?? null
  const person = site.people.find(({ role }) => role === one.role) ?? site.anonymous
  return { site, one, entity, place, person }
}

/** The values of another valid document of the case. */
export const dataFor = ({ entity, one, site }: Subject, status: Status | null = one.status) =>
  site.workshop.data(entity, status, one.choices)

export const save = ({ entity, site }: Subject, data: Data): Promise<Saved> =>
  site.workshop.save(entity, data)

/** The document as the one who may do most reads it, with its latest draft. */
export async function readBack(
  { entity, one, site }: Subject,
  id: string | number | null,
  query = one.status === null ? '' : '&draft=true',
): Promise<Answer> {
  const answer = await site.strongest.get(`${pathOf(entity, id)}?depth=0${query}`)
  if (answer.status !== 200) throw new Unreadable()
  return answer
}

/** Not even the one who may do most can see what was saved, so nothing can be said about it. */
export class Unreadable extends Error {}

/** Changes values of a document that there is. */
export const change = (
  { entity }: Subject,
  person: Person,
  id: string | number | null,
  data: Data,
  query = data._status === 'draft' ? '&draft=true' : '',
): Promise<Answer> =>
  person.ask(entity.isGlobal ? 'POST' : 'PATCH', `${pathOf(entity, id)}?depth=0${query}`, data)

/** Hooks that may give a document other values, or refuse it. */
const changing = new Set([
  'beforeOperation',
  'beforeValidate',
  'beforeChange',
  'beforeDelete',
  'beforeRead',
  'afterRead',
  'afterChange',
  'afterOperation',
])

/** The collection, or one of its fields, has code of its own that may change or refuse what is saved. */
export const hasOwnCode = ({ fields, hooks }: SiteEntity): boolean =>
  Object.entries(hooks ?? {}).some(([name, list]) => changing.has(name) && list?.length) ||
  fields.some(holdsHooks)

const holdsHooks = ({ blocks = [], fields = [], hooks = {}, tabs = [] }: SiteField): boolean =>
  Object.values(hooks).some((list) => list?.length) ||
  [...fields, ...tabs, ...blocks.flatMap((block) => block.fields)].some(holdsHooks)
