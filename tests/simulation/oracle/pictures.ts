import type { DocumentData, Json } from '#contracts/documents'
import type { KeptPicture } from '../../../ui/client/uploads/text-picture-store.ts'
import { media } from '../site.ts'
import type { Surroundings, VisitKind } from '../world/kinds.ts'
import type { Places } from './places.ts'
import { differing, placesShown } from './places.ts'

/** A picture that somebody has put into a text, by its file's name, which no other has. */
interface Known {
  name: string
  /** Where it was put in, or came back. */
  visit: VisitKind
  /** Of its document; null: nobody has made it. */
  life: string | null
  /** It waits for its upload; it stood in the text; it was removed; nobody can know, after a crash. */
  state: 'waits' | 'placed' | 'removed' | 'doubtful'
  /** ms: since when a reload finds it so. */
  at: number
  /** ms: when it stopped waiting, and was to be forgotten. */
  endedAt: number
  /** Whether the text that it waits in is there: a row may be gone. */
  isThere(): boolean
  /** null: it is no text in a row. */
  row: string | null
}

/** What the oracle knows besides. */
interface Beside {
  lifeOf(visit: VisitKind): string | null
  isDeleted(visit: VisitKind): boolean
  hasRow(visit: VisitKind, id: string): boolean
  /** A place of a form says something else by now, as its person wanted. */
  enter(visit: VisitKind, place: string, value: Json | undefined): void
  report(visit: VisitKind, what: string): void
}

/** ms after which it is kept on the device. */
const patience = 300

/**
 * Knows which pictures people have put into texts, and removed. Says where one is called saved that no
 * server has, comes back, is lost, or takes something else along as it takes its place.
 */
export class Pictures {
  readonly #world: Surroundings
  readonly #beside: Beside
  readonly #known = new Map<string, Known>()
  /** What changes now is what somebody does. */
  isActing = false

  constructor(world: Surroundings, beside: Beside) {
    this.#world = world
    this.#beside = beside
  }

  taken(visit: VisitKind, name: string, isThere: () => boolean, row: string | null): void {
    const life = this.#beside.lifeOf(visit)
    const at = this.#world.clock.now()
    this.#known.set(name, { name, visit, life, state: 'waits', at, endedAt: at, isThere, row })
  }

  removed(visit: VisitKind, name: string): void {
    const picture = this.#known.get(name)
    if (!picture || picture.visit !== visit) return
    this.#ends(picture, 'removed')
  }

  /** Somebody does something that may take places away. */
  acts(visit: VisitKind, does: () => void): void {
    const before = this.#isConcerned(visit) ? [...visit.shownPictures.keys()] : []
    this.isActing = true
    try {
      does()
    } finally {
      this.isActing = false
    }
    if (before.length === 0) return
    const after = visit.shownPictures
    const { values } = visit
    for (const name of before) {
      if (!after.has(name) && !this.#isPlaced(name, values, visit)) this.removed(visit, name)
    }
  }

  /** The panel has found these on the device. */
  found(visit: VisitKind, names: readonly string[], isThere: () => boolean): void {
    for (const name of names) {
      const picture = this.#known.get(name)
      if (!picture) continue
      const { endedAt, life, state, visit: before } = picture
      const isSure = !before.tab.browser.storage.mayLack(endedAt)
      const now = this.#beside.lifeOf(visit)
      if (visit.person !== before.person) this.#say(visit, `is shown ${name} of somebody else`)
      else if (life !== null && life !== now)
        this.#say(visit, `finds ${name}, which belongs to ${life}, in ${now}`)
      else if ((state === 'removed' || state === 'placed') && isSure && this.#isOld(picture))
        this.#say(visit, `finds ${name}, which was ${state}`)
      else {
        const at = this.#world.clock.now()
        // One that a browser couldn't forget stands in the text already; when it is forgotten is open.
        const isThereAlready = this.#isPlaced(name, visit.values, visit)
        const found = isThereAlready
          ? ({ state: 'placed', endedAt: 0 } as const)
          : ({ state: 'waits', endedAt: at } as const)
        Object.assign(picture, { visit, life: now, isThere, at, ...found })
      }
    }
  }

  /** A document changes: a picture that takes its place changes nothing else. */
  edited(visit: VisitKind, before: DocumentData, after: DocumentData): void {
    if (this.isActing || before === after || !this.#isConcerned(visit)) return
    const [one, other] = [placesShown(before, visit.locale), placesShown(after, visit.locale)]
    const changed = differing(one, other)
    const names = changed.flatMap((place) =>
      one.has(place) ? [] : (this.#nameAt(other, place) ?? []),
    )
    const [name] = names
    if (name === undefined) return
    const picture = this.#known.get(name)
    if (!picture) return
    if (changed.length > 1)
      this.#say(visit, `puts ${name} in its place, and changes ${changed.join(', ')}`)
    const { row } = picture
    if (row !== null && !changed.some((place) => place.includes(`/${row}/`)))
      this.#say(visit, `puts ${name} into another row`)
    if (picture.state === 'removed') this.#say(visit, `brings ${name} back, which was removed`)
    this.#ends(picture, 'placed')
    for (const place of changed) this.#beside.enter(visit, place, other.get(place))
  }

  /** What the server has by now. */
  written(visit: VisitKind | undefined, stored: Places): void {
    const seen = new Set<Json>()
    for (const value of stored.values()) {
      if (idIn(value) === null) continue
      const name = this.#world.server.media.nameOf(idIn(value)!)
      const problem =
        name === undefined
          ? `writes ${value}, which no server has`
          : seen.has(value) && `writes ${name} twice`
      if (problem && visit) this.#say(visit, problem)
      seen.add(value)
    }
  }

  look(): void {
    for (const picture of this.#known.values()) {
      const { name, state, visit } = picture
      if (state !== 'waits' || visit.isLeft) continue
      // A document without an ID has no name by which a reload would find it.
      if (visit.isNew) picture.at = this.#world.clock.now()
      // Whoever made a deleted document anew has another one.
      else picture.life = this.#beside.lifeOf(visit)
      if (!visit.opened.document.getSnapshot().matches('open')) continue
      // It goes with its row, whoever removed that.
      if (!picture.isThere()) {
        this.removed(visit, name)
        continue
      }
      const { status } = visit.opened.status.get()
      if (status !== 'saved') continue
      // Where a page was killed before it forgot the picture, it had put it there already.
      if (this.#isPlaced(name, visit.values, visit)) picture.state = 'placed'
      else {
        this.#say(visit, `says 'saved', and ${name} is not uploaded`)
        picture.state = 'doubtful'
      }
    }
  }

  /** A visit is over: what still waited is kept on the device, if there was the time. */
  ended(visit: VisitKind, hasCrashed: boolean): void {
    const waiting = [...this.#known.values()].filter(
      (one) => one.visit === visit && one.state === 'waits',
    )
    // Found on the device again although it stands in the text, it waits for nothing.
    for (const picture of waiting)
      if (this.#isPlaced(picture.name, visit.values, visit)) picture.state = 'placed'
    const died = this.#world.clock.now()
    const isNew = visit.isNew
    // What was placed or removed just before a crash is on the device as it was.
    for (const picture of this.#known.values()) {
      if (hasCrashed && picture.visit === visit && died - picture.at < patience)
        if (picture.state !== 'waits') picture.state = 'doubtful'
    }
    for (const picture of waiting) {
      this.#world.clock.setTimeout(() => {
        if (picture.visit !== visit || picture.state !== 'waits') return
        const { at, name } = picture
        if (this.#isKept(picture)) return
        picture.state = 'doubtful'
        const { storage } = visit.tab.browser
        if (isNew || storage.mayLack(at) || this.#beside.isDeleted(visit)) return
        if (hasCrashed && died - at < patience) return
        this.#say(visit, `${name} is not kept on the device`)
      }, 100)
    }
  }

  /** All is quiet: none waits any more. */
  finish(): void {
    for (const { name, row, state, visit } of this.#known.values()) {
      if (state !== 'waits' || this.#beside.isDeleted(visit)) continue
      if (row !== null && !this.#beside.hasRow(visit, row)) continue
      this.#say(visit, `${name} never came into its text`)
    }
  }

  #ends(picture: Known, state: 'placed' | 'removed'): void {
    const now = this.#world.clock.now()
    if (picture.state === 'waits') picture.endedAt = now
    Object.assign(picture, { state, at: now })
  }

  /** What lay in a browser is taken away by its owner. */
  cleared(browser: VisitKind['tab']['browser']): void {
    for (const picture of this.#known.values()) {
      const { state, visit } = picture
      if (state === 'waits' && visit.isLeft && visit.tab.browser === browser)
        picture.state = 'doubtful'
    }
  }

  #isConcerned(visit: VisitKind): boolean {
    if (this.#known.size === 0) return false
    return [...this.#known.values()].some((one) => one.visit === visit)
  }

  /** What was done to it longer ago than a crash can undo. */
  readonly #isOld = ({ at }: Known): boolean => this.#world.clock.now() - at > 60_000

  #isPlaced(name: string, values: DocumentData, { locale }: VisitKind): boolean {
    const places = placesShown(values, locale)
    return [...places.keys()].some((place) => this.#nameAt(places, place) === name)
  }

  /** Of the picture that a text refers to at a place. */
  #nameAt(places: Places, place: string): string | undefined {
    const id = idIn(places.get(place))
    return id === null ? undefined : this.#world.server.media.nameOf(id)
  }

  #isKept({ name, visit }: Known): boolean {
    return [...visit.tab.browser.storage.pictures.values()].some((kept) =>
      (kept as readonly KeptPicture[]).some((one) => one.name === name),
    )
  }

  #say(visit: VisitKind, what: string): void {
    this.#beside.report(visit, what)
  }
}

function idIn(value: Json | undefined): number | null {
  if (typeof value !== 'string' || !value.startsWith(`${media}/`)) return null
  return Number(value.slice(media.length + 1))
}
