import type { Payload } from 'payload'
import { Problem } from '#problems'
import type { Conditions } from './conditions.ts'
import { conditionsOf } from './conditions.ts'
import { fileFor } from './files.ts'
import type { Answer, Person } from './person.ts'
import { reasonIn, refusedFields } from './person.ts'
import { mostSpellings, sampleOf } from './samples.ts'
import type { Place, SiteBlock, SiteEntity, SiteField } from './site-fields.ts'
import type { Data } from './values.ts'

export type Status = 'draft' | 'published'

export interface Saved extends Answer {
  id: string | number | null
}

/** Makes documents that the config allows, each with values of its own. */
export class Workshop {
  worker: Person | undefined
  /** Why no valid document of a collection is known. */
  readonly unmade = new Map<string, string>()
  private readonly ids = new Map<string, string | number>()
  private readonly refusals = new Map<string, Map<string, number>>()
  private number = 0
  /** Milliseconds that a save takes on this machine. */
  pace = 0

  constructor(
    private readonly payload: Payload,
    private readonly entities: readonly SiteEntity[],
    private readonly placesIn: (entity: SiteEntity) => readonly Place[],
    private readonly blocksOf: (field: SiteField) => readonly SiteBlock[],
  ) {}

  idOf(slug: string): string | number | undefined {
    return this.ids.get(slug)
  }

  /** The values of another document, as the panel would send them: without what it doesn't show. */
  data(entity: SiteEntity, status: Status | null = null, choices: Data = {}): Data {
    const number = ++this.number
    const refusals = this.refusals.get(entity.slug) ?? new Map()
    const idOf = (slug: string) => this.ids.get(slug)
    const { blocksOf } = this
    const sample = sampleOf(entity.fields, { number, refusals, idOf, blocksOf, choices })
    const conditions = this.conditions(entity)
    return {
      ...conditions.pruned(sample),
      ...(entity.auth ? this.signIn(number) : {}),
      ...(status !== null && { _status: status }),
    }
  }

  /** A few characters that no other document has. */
  stamp(): string {
    return `${++this.number}-`
  }

  private signIn(number: number): Data {
    return {
      email: `person-${number}@site.example`,
      username: `person-${number}`,
      password: 'a-long-password-1A!',
    }
  }

  conditions(entity: SiteEntity): Conditions {
    return conditionsOf(this.placesIn(entity), this.worker?.id ?? null)
  }

  /** Saves it as a new document, or into the global. */
  async save(
    { isGlobal, slug, upload }: SiteEntity,
    data: Data,
    person: Person | undefined = this.worker,
    query: string = data._status === 'draft' ? '&draft=true' : '',
  ): Promise<Saved> {
    if (!person) throw new Error('Nobody is signed in.')
    const path = isGlobal ? `/globals/${slug}?depth=0${query}` : `/${slug}?depth=0${query}`
    const file = upload && !isGlobal ? fileFor(upload, ++this.number) : undefined
    const answer = await person.ask('POST', path, data, file)
    const saved = Object(answer.body.doc ?? answer.body.result)
    return { ...answer, id: answer.status < 300 ? (saved.id ?? null) : null }
  }

  /** A valid document of every collection, those that others need first. */
  async makeAll(): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      for (const entity of this.entities) {
        if (entity.isGlobal ? round > 0 : this.ids.has(entity.slug)) continue
        await this.make(entity)
      }
    }
    // With what they may refer to by now.
    const paces: number[] = []
    for (const entity of this.entities) {
      if (this.unmade.has(entity.slug)) continue
      const begun = performance.now()
      await this.make(entity)
      paces.push(performance.now() - begun)
    }
    this.pace = paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? 0
  }

  private async make(entity: SiteEntity): Promise<void> {
    const status = hasDrafts(entity) ? 'published' : null
    const made = await this.accepted(entity, () => this.save(entity, this.data(entity, status)))
    if (made.status < 300) {
      this.unmade.delete(entity.slug)
      if (made.id !== null) this.ids.set(entity.slug, made.id)
      return
    }
    this.unmade.set(entity.slug, `${made.status}: ${reasonIn(made.body)}`)
  }

  async makeUser(users: SiteEntity, own: Data): Promise<string | number> {
    const { collection, create } = { collection: users.slug, create: this.payload.create }
    const made = await this.accepted(users, async () => {
      try {
        const data = { ...this.data(users), ...own } as never
        const options = { collection, data, overrideAccess: true, disableVerificationEmail: true }
        const doc = await create.call(this.payload, options as never)
        return { status: 201, body: {}, id: Object(doc).id }
      } catch (thrown) {
        const { data, message, status } = Object(thrown)
        return { status: status ?? 500, body: { errors: [{ message, data }] }, id: null }
      }
    })
    if (made.id !== null) return made.id
    throw new Problem('siteTest.noUser', { details: { reason: reasonIn(made.body) } })
  }

  /** Offers other values where some are refused, until none is or nothing else is known. */
  private async accepted(entity: SiteEntity, attempt: () => Promise<Saved>): Promise<Saved> {
    const refusals = this.refusals.get(entity.slug) ?? new Map<string, number>()
    this.refusals.set(entity.slug, refusals)
    for (let attempts = 0; ; attempts += 1) {
      const made = await attempt()
      const named = refusedFields(made.body)
      if (made.status < 300 || named.length === 0 || attempts === mostSpellings) return made
      for (const { path } of named) refusals.set(path, (refusals.get(path) ?? 0) + 1)
    }
  }
}

const mostRounds = 3

export const hasDrafts = ({ versions }: SiteEntity): boolean => Boolean(Object(versions).drafts)
