import { createActor, fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import { userHeaderValue } from '#contracts/admin-config'
import type { ImportActor, ImportSource } from '#machines/import'
import { importMachine } from '#machines/import'
import type { DocumentWork } from '#machines/open-document'
import type { Http } from '../../../ui/client/http.ts'
import { keepImport } from '../../../ui/client/import/import-journal.ts'
import { createImportStore, importKeys } from '../../../ui/client/import/import-store.ts'
import type { ImportWork, KeptFile, KeptLine, Target } from '../../../ui/client/import/index.ts'
import { createReferences, lookAtParts, writePart } from '../../../ui/client/import/index.ts'
import { asUser } from '../../../ui/client/session.ts'
import { readText } from '../../../ui/views/list/import/read-text.ts'
import type { Person } from '../server/model-server.ts'
import type { ImportJob } from './jobs.ts'
import type { Surroundings, TabKind } from './kinds.ts'
import { visitHeader } from './network.ts'

interface Seat extends TabKind {
  readonly http: Http
  readonly clock: DocumentWork['clock']
}

/** As many lines as a part has, and as many parts as one question looks at. */
const size = 2
const stretch = 2

/** Where a file is written into a list in a tab: the real machine over the real client. */
export class ImportDesk {
  readonly actor: ImportActor
  readonly person: Person
  readonly slug: string
  isGone = false
  readonly #kept: KeptFile
  readonly #tab: Seat
  readonly #visit = new AbortController()
  readonly #targets: ReadonlyMap<string, Target>

  constructor(world: Surroundings, tab: Seat, person: Person, collection: ClientCollection) {
    const { slug } = collection
    const { locks, storage } = tab.browser
    const user = userHeaderValue('users', person.id)
    const prefix = importKeys(user, slug)
    const store = createImportStore(storage.of(tab, storage.lines), locks.of(tab))
    this.#tab = tab
    this.#targets = targetsOf(collection)
    this.#kept = { store, key: `${prefix}${world.nextId()}` }
    this.person = person
    this.slug = slug
    const http: Http = (path, request) =>
      asUser(tab.http, user)(path, {
        ...request,
        headers: { ...request?.headers, [visitHeader]: this.job?.name ?? '' },
      })
    const seen = new Map<string, number>()
    const workIn = (locale: string | null): ImportWork => ({
      ...{ http, collection, locale, readText },
      known: this.#targets,
      kept: this.#kept,
      references: createReferences(http, [], locale),
      keys: seen,
    })
    this.actor = createActor(
      importMachine.provide({
        actors: {
          read: fromPromise(async () => {
            await store.forget(this.#kept.key)
            return this.#read()
          }),
          look: fromPromise(({ input, signal }) =>
            lookAtParts(workIn(input.locale), input, signal),
          ),
          write: fromPromise(({ input, signal }) => writePart(workIn(input.locale), input, signal)),
        },
      }),
      { clock: tab.clock, input: { keys: ['id'], stretch } },
    )
    this.actor.on('ended', () => void this.#tell(world))
    this.actor.start()
    void keepImport(this.actor, this.#kept, prefix, this.#visit.signal, locks.of(tab))
  }

  /** The file that is written; null: none was chosen. */
  get job(): ImportJob | null {
    return this.#tab.browser.storage.imports.get(this.#kept.key) ?? null
  }

  choose(job: ImportJob): void {
    this.#tab.browser.storage.imports.set(this.#kept.key, job)
    this.actor.send({ type: 'user.open', locale: job.locale })
    this.actor.send({ type: 'user.choose', file: { handle: job.name, name: job.name, size: 1 } })
  }

  stop(): void {
    this.isGone = true
    this.#visit.abort()
    this.actor.stop()
  }

  /** As a file is read, without the file. */
  async #read(): Promise<ImportSource> {
    const { columns, lines } = this.job!
    const targets = this.#targets
    const rows = lines.map(({ cells }, place) => ({
      line: place + 2,
      cells: columns.map((name) => cells[name]),
    }))
    const parts = Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
      rows.slice(part * size, (part + 1) * size),
    )
    await this.#kept.store.keeper(this.#kept.key)(parts, 0)
    return {
      columns: columns.map((name) => ({
        name,
        sample: '',
        target: targets.has(name) ? name : null,
      })),
      ...{ lines: rows.length, parts: parts.length, hasDecimalComma: false, isTyped: false },
    }
  }

  async #tell(world: Surroundings): Promise<void> {
    const { job } = this
    const { source } = this.actor.getSnapshot().context
    const all = Array.from({ length: source.parts }, (_, part) => part)
    const kept = await this.#kept.store.parts(this.#kept.key, all).catch(() => [])
    const told = (kept as readonly (readonly KeptLine[])[]).flat()
    if (job) world.oracle.importEnds(job, told)
  }
}

/** What its columns can be: of the fields as many as the files here have. */
function targetsOf({ fields }: ClientCollection): ReadonlyMap<string, Target> {
  const target = (name: string, path: string, locale: string | null) => {
    const field = fields.find((field) => 'name' in field && field.name === path)
    const content = path === 'id' ? { type: 'id' } : field
    return content ? [[name, { name, path, locale, label: name, content } as Target] as const] : []
  }
  return new Map([
    ...target('id', 'id', null),
    ...target('slug', 'slug', null),
    ...target('title', 'title', null),
    ...target('title[de]', 'title', 'de'),
  ])
}
