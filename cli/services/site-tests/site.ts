import type { Panel } from './browser/panel.ts'
import type { AskedRequest } from './person.ts'
import { Person } from './person.ts'
import { signUpAll } from './roles.ts'
import type { Place, SiteBlock, SiteEntity, SiteField } from './site-fields.ts'
import { placesOf } from './site-fields.ts'
import type { Throwaway } from './throwaway.ts'
import { Workshop } from './workshop.ts'

/** A running copy of a site with a user of each role, and a valid document of each collection. */
export interface Site {
  copy: Throwaway
  /** `http://localhost:3000/api` */
  api: string
  /** The panel in a browser; null: nothing is tried there. */
  panel: Panel | null
  entities: readonly SiteEntity[]
  placesIn: (entity: SiteEntity) => readonly Place[]
  /** Those with a session, who may do most first; and somebody without one. */
  people: readonly Person[]
  strongest: Person
  anonymous: Person
  signUpAnother: (role: string) => Promise<Person>
  workshop: Workshop
  record: (request: AskedRequest) => void
  /** The requests since the last time that somebody asked. */
  takeRequests: () => AskedRequest[]
}

export async function openSite(copy: Throwaway): Promise<Site> {
  const { blocks, entities } = copy.written
  const own = entities.filter(({ slug }) => !isOurs(slug))
  const blocksOf = blocksIn(blocks)
  const known = new Map(own.map((entity) => [entity, placesOf(entity.fields, blocksOf)]))
  const requests: AskedRequest[] = []
  const api = `${new URL(copy.url).origin}${copy.payload.config.routes.api}`
  const locale = copy.written.localization?.defaultLocale ?? null
  const record = (request: AskedRequest) => {
    requests.push(request)
  }
  const newPerson = (role: string) => new Person(role, api, locale, record)
  const placesIn = (entity: SiteEntity) => known.get(entity) ?? []
  const workshop = new Workshop(copy.payload, own, placesIn, blocksOf)
  const { people, signUpAnother } = await signUpAll(copy, workshop, newPerson)
  const [strongest] = people as [Person]
  workshop.worker = strongest
  await workshop.makeAll()
  return {
    copy,
    api,
    panel: null,
    entities: own,
    placesIn,
    people,
    strongest,
    anonymous: newPerson('anonymous'),
    signUpAnother,
    workshop,
    record,
    takeRequests: () => requests.splice(0),
  }
}

const isOurs = (slug: string) => /^(payload|stateroom)-/.test(slug)

const blocksIn =
  (shared: readonly SiteBlock[]) =>
  ({ blockReferences, blocks = [] }: SiteField): readonly SiteBlock[] =>
    blockReferences
      ? blockReferences.flatMap((one) =>
          typeof one === 'string' ? shared.filter(({ slug }) => slug === one) : one,
        )
      : blocks
