import { createActor, fromPromise } from 'xstate'
import type { AdminConfig, SignedInConfig } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { OutsideEvent } from '#machines/open-document'
import type { SessionRef, SessionSnapshot, Visitor } from '#machines/session'
import { sessionMachine } from '#machines/session'
import { createFiles } from '../../../ui/client/files.ts'
import type { Http } from '../../../ui/client/http.ts'
import { createHttp } from '../../../ui/client/http.ts'
import type { JournalStore } from '../../../ui/client/journal.ts'
import { createJournalStore } from '../../../ui/client/journal.ts'
import { createLastSaves } from '../../../ui/client/last-saves.ts'
import {
  readAdminConfig,
  signIn,
  signOut,
  userNamed,
  withSessionCheck,
} from '../../../ui/client/session.ts'
import type { Person } from '../server/model-server.ts'
import { BulkDesk } from './bulk-desk.ts'
import type { VirtualClock } from './clock.ts'
import { ImportDesk } from './import-desk.ts'
import type { BrowserKind, Surroundings, TabKind } from './kinds.ts'
import { sendingFrom } from './network.ts'
import { Visit } from './visit.ts'

/** One tab of a browser with the panel in it, wired as `ui/app/open-panel.ts` wires it. */
export class Tab implements TabKind {
  readonly world: Surroundings
  readonly browser: BrowserKind
  readonly name: string
  readonly http: Http
  readonly journal: JournalStore
  readonly files = createFiles()
  readonly lastSaves = createLastSaves()
  readonly clock: ReturnType<typeof clockOf>
  readonly session: SessionRef
  config: AdminConfig | null = null
  /** Whoever sits before it. */
  person: Person
  /** What its address shows; null: the dashboard. */
  address: DocumentRef | null = null
  visit: Visit | null = null
  /** The documents in drawers over it, the one on top last. */
  readonly drawers: Visit[] = []
  /** Where its list changes many documents. */
  desk: BulkDesk | null = null
  /** Where files are written into its list. */
  imports: ImportDesk | null = null
  isGone = false

  constructor(world: Surroundings, browser: BrowserKind, person: Person, name: string) {
    this.world = world
    this.browser = browser
    this.person = person
    this.name = name
    this.clock = clockOf(world.clock, this)
    browser.tabs.add(this)
    const plainHttp = createHttp({
      api: '/api',
      language: () => 'en',
      send: sendingFrom(world, this),
    })
    const auth = () => this.config?.auth ?? null
    const user = () => userNamed(auth(), this.session.getSnapshot().context.user?.id)
    const onEnd = () => this.session.send({ type: 'server.sessionEnded' })
    let times = 0
    this.http = withSessionCheck(plainHttp, { auth, user, renewals: () => times, onEnd })
    this.journal = createJournalStore(browser.storage.of(this), browser.locks.of(this))
    this.session = createActor(
      sessionMachine.provide({
        actors: {
          recognise: fromPromise(async (): Promise<Visitor> => {
            this.config = await readAdminConfig(plainHttp, null)
            if (this.config.kind !== 'signedIn') return { kind: 'stranger' }
            const user = { ...this.config.user, computer: 'own' as const, isAfterOthers: false }
            return { kind: 'user', user, now: world.clock.now() }
          }),
          signIn: fromPromise(({ input }) => signIn(plainHttp, auth()!, input)),
          signOut: fromPromise(() => signOut(this.http, auth()!)),
        },
      }),
      { clock: this.clock },
    )
    this.session.on('renewed', () => {
      times += 1
      this.happen({ type: 'session.renewed' })
    })
    this.session.subscribe(() => this.#follow())
  }

  start(address: DocumentRef | null): void {
    this.address = address
    this.session.start()
  }

  /** It asks who is before it. */
  get isAsking(): boolean {
    const session = this.session.getSnapshot()
    return session.matches('signedOut') || session.matches('ended')
  }

  /** The person who is before it types what they sign in with, wherever that is asked for. */
  signIn(): void {
    const { email, password } = this.person
    this.session.send({ type: 'user.signIn', credentials: { identifier: email, password } })
  }

  go(address: DocumentRef | null): void {
    this.leave()
    this.address = address
    this.#follow()
  }

  leave(): void {
    while (this.drawers.length > 0) this.closeDrawer()
    const { visit } = this
    this.visit = null
    visit?.leave()
  }

  /** What somebody works in: the drawer on top, or the page. */
  get top(): Visit | null {
    return this.drawers.at(-1) ?? this.visit
  }

  /** All of its documents hear it. */
  happen(event: OutsideEvent): void {
    this.visit?.happen(event)
    for (const drawer of this.drawers) drawer.happen(event)
  }

  openDrawer(ref: DocumentRef): void {
    const { config } = this
    if (!this.visit || config?.kind !== 'signedIn') return
    const drawer = this.#visitAt(config, ref)
    this.drawers.push(drawer)
    drawer.start()
  }

  closeDrawer(): void {
    this.drawers.pop()?.leave()
  }

  /** A document is left by itself. */
  goFrom(visit: unknown): void {
    if (this.visit === visit) this.go(null)
    while (this.drawers.some((drawer) => drawer === visit)) this.closeDrawer()
  }

  /** Closed by hand: the page hears that it goes. */
  close(): void {
    this.happen({ type: 'page.leaving' })
    this.happen({ type: 'page.closed' })
    this.crash()
  }

  /** Gone from one moment to the next. */
  crash(): void {
    this.isGone = true
    this.browser.tabs.delete(this)
    // Also those that are on no screen any more, and wait for the end of a save.
    for (const visit of this.world.visits) if (visit.tab === this) visit.crash()
    this.visit = null
    this.drawers.length = 0
    this.#leaveDesks()
    this.session.stop()
    this.browser.locks.forget(this)
  }

  /** What is on the screen belongs to whoever is signed in. */
  #follow(): void {
    if (this.isGone) return
    const snapshot = this.session.getSnapshot()
    const id = snapshot.context.user?.id ?? null
    this.#tellOthers(snapshot)
    if (this.visit && this.visit.person.id !== id) this.leave()
    const { desk, imports } = this
    if ([desk, imports].some((one) => one && one.person.id !== id)) this.#leaveDesks()
    const isHere = snapshot.matches('signedIn') && this.config?.kind === 'signedIn'
    if (!this.visit && this.address && isHere) this.#open(this.config as SignedInConfig)
  }

  /** null: nobody is signed in. */
  openDesk(slug: string): BulkDesk | null {
    const seat = this.#seatAt(slug)
    if (seat) this.desk = new BulkDesk(this.world, this, ...seat)
    return this.desk
  }

  /** null: nobody is signed in. */
  openImports(slug: string): ImportDesk | null {
    const seat = this.#seatAt(slug)
    if (seat) this.imports = new ImportDesk(this.world, this, ...seat)
    return this.imports
  }

  #seatAt(slug: string) {
    const { config, world } = this
    if (!this.session.getSnapshot().matches('signedIn') || config?.kind !== 'signedIn') return null
    const collection = config.collections.find((one) => one.slug === slug)!
    const person = world.server.people.find(({ id }) => id === config.user.id)!
    return [person, collection] as const
  }

  #leaveDesks(): void {
    this.desk?.stop()
    this.imports?.stop()
    this.desk = null
    this.imports = null
  }

  #open(config: SignedInConfig): void {
    this.visit = this.#visitAt(config, this.address!)
    this.visit.start()
  }

  #visitAt(config: SignedInConfig, ref: DocumentRef): Visit {
    const entity = config.collections.find(({ slug }) => slug === ref.slug)!
    const person = this.world.server.people.find(({ id }) => id === config.user.id)!
    return new Visit(this.world, this, { config, entity, ref, person })
  }

  #told: string | number | null | undefined

  /** Each tab tells the others of its browser who is signed in by now. */
  #tellOthers(snapshot: SessionSnapshot): void {
    const { user } = snapshot.context
    const id = snapshot.matches('signedIn')
      ? user?.id
      : snapshot.matches('signedOut')
        ? null
        : undefined
    if (id === undefined || id === this.#told) return
    this.#told = id
    const { clock, dice } = this.world
    // A tab that sleeps hears it late.
    const ms = dice.chance(0.3) ? dice.below(30_000) : 1 + dice.below(5)
    for (const tab of this.browser.tabs) {
      if (tab === this) continue
      clock.setTimeout(() => {
        if (!tab.isGone) tab.session.send({ type: 'browser.userChanged', id })
      }, ms)
    }
  }
}

/** The world's time, for as long as the tab is there. */
function clockOf(clock: VirtualClock, tab: { isGone: boolean }) {
  return {
    now: clock.now,
    setTimeout: (does: () => void, ms: number) =>
      clock.setTimeout(() => {
        if (!tab.isGone) does()
      }, ms),
    clearTimeout: clock.clearTimeout,
  }
}
