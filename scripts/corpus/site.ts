import { isDeepStrictEqual } from 'node:util'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { Api } from './api.ts'
import { reasonIn } from './api.ts'
import { differences, valueAt } from './compare.ts'
import { fileFor } from './files.ts'
import type { OpenVisit } from './result.ts'
import type { Samples } from './sample.ts'
import { sampleOf } from './sample.ts'

/** The collections and globals of a site, through its API. */
export class Site {
  private readonly ids = new Map<string, string | number | null>()
  private count = 0

  constructor(
    private readonly api: Api,
    readonly config: Awaited<ReturnType<Api['config']>>,
    private readonly visit: OpenVisit,
  ) {}

  async visitAll(): Promise<void> {
    for (const { message, place } of this.config.configErrors ?? []) {
      this.visit.remarks.push(`${place} throws: ${message}`)
    }
    for (const collection of this.config.collections) {
      await this.openList(collection)
      if (collection.access.create && !collection.derived) await this.save(collection)
    }
    for (const global of this.config.globals) await this.saveGlobal(global)
  }

  private readonly samples: Samples = {
    next: () => ++this.count,
    idOf: async (slug) => {
      const known = this.ids.get(slug)
      if (known !== undefined) return known
      this.ids.set(slug, null)
      const { body } = await this.api.ask('GET', `/${slug}?limit=1&depth=0`)
      const [found] = (body.docs ?? []) as { id: string | number }[]
      const collection = this.config.collections.find((other) => other.slug === slug)
      const id = found?.id ?? (collection ? await this.save(collection) : null)
      this.ids.set(slug, id)
      return id
    },
  }

  private async openList({ slug }: ClientCollection): Promise<void> {
    const { body, status } = await this.api.ask('GET', `/${slug}?limit=10&depth=0&draft=true`)
    if (status !== 200)
      this.visit.remarks.push(`${slug}: its list was answered ${status}: ${reasonIn(body)}`)
  }

  /** Sends a document, reads it again, and answers its id. */
  private async save(collection: ClientCollection): Promise<string | number | null> {
    const { auth, drafts, fields, slug, upload } = collection
    const data = {
      ...(await sampleOf(fields, this.samples)),
      ...(auth && {
        email: `user-${this.samples.next()}@site.example`,
        password: 'a-long-password',
      }),
      ...(auth && auth.loginWith !== 'email' && { username: `user-${this.samples.next()}` }),
      ...(drafts && { _status: 'published' }),
    }
    this.visit.sent += 1
    const { body, status } = await this.api.ask(
      'POST',
      `/${slug}?depth=0`,
      upload ? fileFor(upload, data, this.samples.next()) : data,
    )
    if (status >= 300) {
      this.visit.remarks.push(`${slug}: a document was refused with ${status}: ${reasonIn(body)}`)
      return null
    }
    const { id } = body.doc as { id: string | number }
    const { password: _, ...kept } = data as { password?: string } & DocumentData
    await this.mustStand(`/${slug}/${encodeURIComponent(id)}`, slug, kept, body.doc)
    return id
  }

  private async saveGlobal({ access, drafts, fields, slug }: ClientGlobal): Promise<void> {
    if (!access.update) return
    const data = {
      ...(await sampleOf(fields, this.samples)),
      ...(drafts && { _status: 'published' }),
    }
    this.visit.sent += 1
    const { body, status } = await this.api.ask('POST', `/globals/${slug}?depth=0`, data)
    if (status < 300) return this.mustStand(`/globals/${slug}`, slug, data, body.result)
    this.visit.remarks.push(`${slug}: the global was refused with ${status}: ${reasonIn(body)}`)
  }

  /** What the config's own hooks made of a value is what the save answered. */
  private async mustStand(
    path: string,
    slug: string,
    sent: DocumentData,
    answered: unknown,
  ): Promise<void> {
    this.visit.accepted += 1
    const { body, status } = await this.api.ask('GET', `${path}?depth=0`)
    const isAsAnswered = (place: string) =>
      isDeepStrictEqual(valueAt(answered, place), valueAt(body, place))
    const lost =
      status === 200
        ? differences(sent, body).filter((place) => !isAsAnswered(place))
        : [`answered ${status}`]
    if (lost.length === 0) this.visit.stood += 1
    else this.visit.remarks.push(`${slug}: read again, these are different: ${lost.join(', ')}`)
  }
}
