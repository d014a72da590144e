import type { BulkResult } from '#contracts/bulk'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { CommentsActor } from '#machines/comments'
import type { DocumentContext } from '#machines/document'
import type { OpenDocument, OutsideEvent } from '#machines/open-document'
import type { SessionRef } from '#machines/session'
import type { KeptLine } from '../../../ui/client/import/index.ts'
import type { Heard } from '../../../ui/client/live/live.ts'
import type { Random } from '../../kit/machines/random.ts'
import type { ModelServer, Person } from '../server/model-server.ts'
import type { ServerAnswer, ServerRequest } from '../server/requests.ts'
import type { Removable } from '../site.ts'
import type { Story } from '../story/story.ts'
import type { VirtualClock } from './clock.ts'
import type { ImportJob, Job } from './jobs.ts'
import type { Storage } from './storage.ts'
import type { WebLocks } from './web-locks.ts'

/** What the tabs of one browser have in common: a cookie, what is kept, and the network. */
export interface BrowserKind {
  readonly name: string
  readonly storage: Storage
  readonly locks: WebLocks
  readonly tabs: Set<TabKind>
  cookie: string | null
  isOnline: boolean
}

export interface TabKind {
  readonly name: string
  readonly browser: BrowserKind
  readonly session: SessionRef
  readonly visit: VisitKind | null
  readonly isGone: boolean
  happen(event: OutsideEvent): void
  close(): void
  crash(): void
}

/** A document that is open in a tab. */
export interface VisitKind {
  readonly id: string
  readonly tab: TabKind
  readonly person: Person
  /** The document's id when it was opened; null: it was new. */
  readonly first: DocumentId | null
  readonly opened: OpenDocument
  /** null: nobody has opened them yet, or it's in a drawer. */
  readonly comments: CommentsActor | null
  /** What a deploy has taken out of its form. */
  readonly removed: readonly Removable[]
  /** ms: when the document was read. */
  readonly readAt: number
  readonly context: DocumentContext
  readonly values: DocumentData
  readonly locale: string
  readonly isNew: boolean
  /** It is on no screen any more; a last save may be on its way. */
  readonly isLeft: boolean
  readonly journalKey: string | null
  /** All under which it ever was: where storage broke meanwhile, an earlier one is left. */
  readonly journalKeys: ReadonlySet<string>
  readonly world: Surroundings
  /** Pictures whose places its editors show, by name; null: no editor shows its texts. */
  readonly shownPictures: ReadonlyMap<string, unknown>
  happen(event: OutsideEvent): void
  hear(heard: Heard): void
  watches(key: string): boolean
  crash(): void
}

/** What a form shows. */
export type Shown = Pick<DocumentContext, 'values' | 'unparsed'>

/** A save arrives, and its answer is lost; or it is lost, and answered as the one before it. */
export type Planned = 'lostAfter' | 'repeated'

/** What everything in the world has around it. */
export interface Surroundings {
  readonly clock: VirtualClock
  readonly story: Story
  readonly server: ModelServer
  readonly visits: Set<VisitKind>
  readonly oracle: {
    bulkBegins(job: Job): void
    bulkEnds(job: Job, results: readonly BulkResult[]): void
    importBegins(job: ImportJob): void
    importEnds(job: ImportJob, lines: readonly KeptLine[]): void
    sends(visit: string | null, request: ServerRequest): void
    kept(visit: VisitKind): void
    ended(visit: VisitKind, hasCrashed: boolean, isKept: boolean): void
    restores(visit: VisitKind, before: Shown, keys: readonly string[]): void
    readonly comments: {
      opened(visit: VisitKind): void
      left(visit: VisitKind, isOwn: boolean): void
    }
    readonly pictures: {
      found(visit: VisitKind, names: readonly string[], isThere: () => boolean): void
      edited(visit: VisitKind, before: DocumentData, after: DocumentData): void
    }
  }
  /** Chance, for as long as a step lasts: steps that are left out change nothing for the others. */
  readonly dice: Random
  /** Somebody comments in this story: one of before tells what it always told. */
  readonly isCommented: boolean
  /** 0: the network is fine; 1: things happen; 3: it is a bad day. */
  readonly trouble: number
  /** The visit whose request the server is answering; null: none. */
  askedBy: string | null
  /** What becomes of the next saves, one after the other. */
  readonly planned: Planned[]
  /** What each visit was last told of a document that it saved. */
  readonly lastAnswers: Map<string, ServerAnswer>
  /** How many requests the server has answered. */
  requests: number
  /** ms: until then the server starts. */
  downUntil: number
  /** ms: until then no file arrives. */
  uploadsDownUntil: number
  restarts: number
  nextId(): number
}
