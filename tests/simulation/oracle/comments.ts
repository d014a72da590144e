import { equal } from '#machines/document'
import type { StoredComment } from '../server/comments.ts'
import type { Surroundings, VisitKind } from '../world/kinds.ts'

/** What somebody wrote, by its word, which nobody writes twice. */
interface Remark {
  word: string
  visit: VisitKind
  /** The document, and where in its comments. */
  life: string | null
  target: string
  /**
   * It's being written; another word took its place, or it was discarded; the server has it; it's on
   * the device only; nobody can know, after a crash.
   */
  state: 'draft' | 'over' | 'stored' | 'kept' | 'doubtful'
  isSent: boolean
  /** ms: of the last letter, or when it was left. */
  at: number
}

interface Beside {
  lifeOf(visit: VisitKind): string | null
  isDeleted(visit: VisitKind): boolean
  report(visit: VisitKind, what: string): void
}

/** ms after which a draft is kept on the device. */
const patience = 300

/**
 * Knows who wrote which comment. Says where one is lost, sent without being asked for, stored twice, told
 * as done and isn't, shown to somebody else before it's sent, or goes back to what it said before.
 */
export class Comments {
  readonly #world: Surroundings
  readonly #beside: Beside
  readonly #remarks = new Map<string, Remark>()
  /** All words that each comment ever had. */
  readonly #words = new Map<string, string[]>()
  readonly #sent = new Map<VisitKind, string>()

  constructor(world: Surroundings, beside: Beside) {
    this.#world = world
    this.#beside = beside
  }

  types(visit: VisitKind, target: string, word: string): void {
    const before = this.#draftAt(visit, target)
    if (before) before.state = 'over'
    const life = this.#beside.lifeOf(visit)
    const at = this.#world.clock.now()
    this.#remarks.set(word, { word, visit, life, target, state: 'draft', isSent: false, at })
  }

  sends(visit: VisitKind, target: string): void {
    const remark = this.#draftAt(visit, target)
    if (!remark) return
    remark.isSent = true
    this.#sent.set(visit, remark.word)
  }

  discards(visit: VisitKind, target: string): void {
    const remark = this.#draftAt(visit, target)
    if (remark) remark.state = 'over'
  }

  /** The server has a comment in other words, or a new one. */
  worded({ author, id, text }: StoredComment): void {
    const remark = this.#remarks.get(text)
    const words = this.#words.get(id) ?? []
    if (!remark) {
      this.#world.story.report(`${id} says ${text}, which nobody wrote`)
      return
    }
    const { visit } = remark
    if (!remark.isSent) this.#say(visit, `${text} is stored, and was not sent`)
    if (visit.person.id !== author.id) this.#say(visit, `${text} is stored as somebody else's`)
    const elsewhere = [...this.#words].some(([other, its]) => other !== id && its.includes(text))
    if (elsewhere) this.#say(visit, `${text} is stored twice`)
    if (words.includes(text)) this.#say(visit, `${id} goes back to ${text}`)
    this.#words.set(id, [...words, text])
    if (remark.state !== 'over') remark.state = 'stored'
  }

  /** Its comments are on the screen. */
  opened(visit: VisitKind): void {
    visit.comments?.on('done', ({ what }) => {
      const word = this.#sent.get(visit)
      if (what !== 'added' && what !== 'edited') return
      if (word !== undefined && !this.#isStored(word)) {
        this.#say(visit, `says that ${word} is ${what}, and it is not`)
      }
    })
  }

  look(): void {
    for (const remark of this.#remarks.values()) {
      const { state, visit, word } = remark
      if (state !== 'draft') continue
      if (!visit.isLeft && !this.#isDraft(visit, word)) {
        this.#say(visit, `${word} is in no draft, and not stored`)
        remark.state = 'doubtful'
      }
    }
    for (const visit of this.#world.visits) {
      if (visit.isLeft) continue
      for (const { text } of visit.comments?.getSnapshot().context.drafts ?? []) {
        const remark = this.#remarks.get(text)
        if (!remark || remark.visit === visit) continue
        if (remark.visit.person.id !== visit.person.id) {
          this.#say(visit, `shows ${text}, which ${remark.visit.person.email} wrote`)
        } else if (remark.life !== this.#beside.lifeOf(visit)) {
          this.#say(visit, `shows ${text} at another document`)
        } else if (this.#mayComeBack(remark)) {
          const state = this.#isStored(text) ? 'stored' : 'draft'
          Object.assign(remark, { visit, state })
        } else this.#say(visit, `brings ${text} back, which was ${remark.state}`)
      }
    }
  }

  /** Left by its own person, who was asked, or taken away from them. */
  left(visit: VisitKind, isOwn: boolean): void {
    const now = this.#world.clock.now()
    const { storage } = visit.tab.browser
    for (const remark of this.#remarks.values()) {
      if (remark.visit !== visit || remark.state !== 'draft') continue
      const isSure = now - remark.at > patience && !storage.mayLack(remark.at)
      Object.assign(remark, { state: isOwn ? 'over' : isSure ? 'kept' : 'doubtful', at: now })
    }
  }

  cleared(browser: VisitKind['tab']['browser']): void {
    for (const remark of this.#remarks.values()) {
      if (remark.state === 'kept' && remark.visit.tab.browser === browser) remark.state = 'doubtful'
    }
  }

  /** What is on the screen is what the server has. */
  agrees(visit: VisitKind): void {
    const { comments, context, person } = visit
    const { id, slug } = context.ref as { id: number; slug: string }
    const about = `${slug}/${id}`
    if (!comments || !this.#world.server.documents.has(about)) return
    const shown = comments.getSnapshot().context.threads
    const { threads } = this.#world.server.comments.threads(about, person)
    if (!equal(shown as never, threads as never))
      this.#say(visit, `shows other comments than there are`)
  }

  /** All is quiet: nothing waits any more. */
  finish(): void {
    for (const { state, visit, word } of this.#remarks.values()) {
      if ((state !== 'draft' && state !== 'kept') || this.#beside.isDeleted(visit)) continue
      this.#say(visit, `${word} was never offered again (${state})`)
    }
  }

  /** It is on the device, or could not be taken from it. */
  readonly #mayComeBack = ({ at, state, visit }: Remark): boolean =>
    state === 'kept' || state === 'doubtful' || visit.tab.browser.storage.mayLack(at)

  readonly #draftAt = (visit: VisitKind, target: string): Remark | undefined =>
    [...this.#remarks.values()].find(
      (one) => one.visit === visit && one.target === target && one.state === 'draft',
    )

  readonly #isDraft = ({ comments }: VisitKind, word: string): boolean =>
    comments?.getSnapshot().context.drafts.some(({ text }) => text === word) ?? false

  readonly #isStored = (word: string): boolean =>
    [...this.#words.values()].some((words) => words.includes(word))

  #say(visit: VisitKind, what: string): void {
    this.#beside.report(visit, what)
  }
}
