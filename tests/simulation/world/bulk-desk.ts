import { createActor, fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import { userHeaderValue } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { bulkMachine, recordOf, resultsOf } from '#machines/bulk'
import type { DocumentWork } from '#machines/open-document'
import { changeMany, lookAtMany } from '../../../ui/client/bulk/change-many.ts'
import { listIds } from '../../../ui/client/bulk/list-ids.ts'
import type { Http } from '../../../ui/client/http.ts'
import { asUser } from '../../../ui/client/session.ts'
import type { Person } from '../server/model-server.ts'
import type { Job, KeptJob } from './jobs.ts'
import type { Surroundings, TabKind } from './kinds.ts'
import { visitHeader } from './network.ts'

interface Seat extends TabKind {
  readonly http: Http
  readonly clock: DocumentWork['clock']
}

/** As many as one question names. */
const size = 2

/** Where a list changes many documents in a tab: the real machine over the real client. */
export class BulkDesk {
  readonly actor: BulkActor
  readonly person: Person
  readonly slug: string
  isGone = false
  #job: Job | null = null
  readonly #world: Surroundings
  readonly #tab: Seat

  constructor(world: Surroundings, tab: Seat, person: Person, collection: ClientCollection) {
    this.#world = world
    this.#tab = tab
    this.person = person
    this.slug = collection.slug
    // The job says for whom it is done, also when somebody else has signed in meanwhile.
    const user = userHeaderValue('users', person.id)
    const http: Http = (path, request) =>
      asUser(tab.http, user)(path, {
        ...request,
        headers: { ...request?.headers, [visitHeader]: this.#job?.name ?? '' },
      })
    const server = { http, collection, changesMany: true }
    const list = { drafts: true, locale: null, slug: collection.slug, trash: false, where: null }
    this.actor = createActor(
      bulkMachine.provide({
        actors: {
          list: fromPromise(async ({ input: job, signal }) =>
            job ? listIds(http, list as never, job.target, signal) : [],
          ),
          look: fromPromise(({ input, signal }) => lookAtMany(server, input, signal)),
          run: fromPromise(({ input, signal }) => changeMany(server, input, signal)),
        },
      }),
      { clock: tab.clock, input: { size } },
    )
    this.actor.subscribe(() => this.#keep())
    this.actor.on('ended', () => {
      const { context } = this.actor.getSnapshot()
      if (this.#job) world.oracle.bulkEnds(this.#job, resultsOf(context))
    })
    this.actor.start()
  }

  ask(job: Job, ids: readonly number[]): void {
    const { kind, locale } = job
    this.#job = job
    this.#world.oracle.bulkBegins(job)
    const change = kind === 'edit' ? ({ kind, data: {} } as const) : ({ kind } as const)
    this.actor.send({ type: 'user.ask', job: { change, target: { kind: 'these', ids }, locale } })
    if (kind === 'edit') this.actor.send({ type: 'user.fill', edit: { data: job.data } })
  }

  resume({ job, record }: KeptJob): void {
    this.#job = job
    this.actor.send({ type: 'journal.found', record })
  }

  stop(): void {
    this.isGone = true
    this.actor.stop()
  }

  /** As `useBulkJournal` does. */
  #keep(): void {
    const state = this.actor.getSnapshot()
    const { jobs, isFull, isBroken } = this.#tab.browser.storage
    if (this.isGone || this.#job === null || isBroken) return
    const isUnfinished = state.matches('running') || state.matches('waiting')
    if (!isUnfinished) jobs.delete(this.#job.name)
    else if (!isFull) {
      jobs.set(this.#job.name, { job: this.#job, record: recordOf(state.context), desk: this })
    }
  }
}
