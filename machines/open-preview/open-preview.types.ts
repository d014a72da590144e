import type { DocumentId } from '#contracts/documents'
import type { PreviewBreakpoint } from '#contracts/preview'
import type { DocumentActor } from '#machines/document'
import type { LivePreviewActor, LivePreviewEvent, PreviewPlace } from '#machines/live-preview'
import type { PageCheckActor, PageViolation } from '#machines/page-check'
import type { End } from '../kit/follow.ts'

export interface OpenPreviewInput {
  document: DocumentActor
  pageCheck: PageCheckActor
  /** The sizes that the config offers. */
  breakpoints: readonly PreviewBreakpoint[]
}

export interface OpenPreview {
  actor: LivePreviewActor
  start(): void
  leave(): void
  isLeft(): boolean
}

/** What the preview of a document needs from outside. */
export interface PreviewWork {
  /** Where the site shows the document now. */
  locate(signal: AbortSignal): Promise<PreviewPlace>
  isSignedIn(): boolean
  /** Calls `show` at most once a frame; `isFirst`: the page knows nothing yet. */
  pace(show: (isFirst: boolean) => void): Pace
  /** Sends a message to the frame or window that shows the page. */
  post(origin: string, message: PageTold): void
  /** Lets the page follow relations to all that the form names, and calls back if it may follow more than before. */
  showNamed(whenShown: () => void): void
  /** Shows a field of the form. */
  reveal(path: string): void
  window: WindowWork
  hear(listener: (event: AroundPreview) => void): End
}

export interface Pace {
  /** The document is another than the page shows. */
  changed(): void
  /** What is due is shown at once. */
  flush(): void
  /** The page begins to listen. */
  start(): void
  stop(): void
}

/** The page in a window of its own. */
export interface WindowWork {
  open(url: string, tell: (event: WindowEvent) => void): void
  /** Shows another page in the window that is open. */
  move(url: string): void
  close(): void
}

export type WindowEvent = Extract<
  LivePreviewEvent,
  { type: 'browser.windowBlocked' | 'browser.windowClosed' }
>

/** What happens around a preview. */
export type AroundPreview =
  /** By the frame or window that shows the page, from any origin. */
  | { type: 'page.said'; said: PageSays; origin: string }
  | { type: 'field.focused'; path: string }
  | { type: 'session.renewed' }
  /** A document that this one leads to. */
  | { type: 'document.savedElsewhere'; saved: SavedElsewhere }

/** A document that was saved elsewhere and may be shown on this page. */
export interface SavedElsewhere {
  entitySlug: string
  id?: DocumentId
  updatedAt: string
}

export type PageSays =
  | { kind: 'ready' }
  /** The field is to be edited. */
  | { kind: 'focus'; path: string }
  /** It can check its accessibility. */
  | { kind: 'offered' }
  /** The answer to the question of this id; null: it tried, and couldn't. */
  | { kind: 'checked'; id: number; violations: readonly PageViolation[] | null }

export type PageTold =
  /** The document as it stands in the form. */
  | { kind: 'document'; isFirst: boolean; savedElsewhere: SavedElsewhere | null }
  | { kind: 'saved' }
  /** Somebody edits this field. */
  | { kind: 'focus'; path: string }
  /** The page is to check its accessibility. */
  | { kind: 'check'; id: number }
