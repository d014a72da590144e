import type { PreviewBreakpoint } from '#contracts/preview'
import type { ProblemData } from '#problems'

export interface LivePreviewInput {
  /** The sizes that the config offers. */
  breakpoints: readonly PreviewBreakpoint[]
}

/** Where the site shows the document. */
export interface PreviewPlace {
  /** Absolute; null: it has no page. */
  url: string | null
  /** From which its page may answer. */
  origins: readonly string[]
}

/** In CSS pixels of the page, before zoom. */
export interface PreviewSize {
  width: number
  height: number
}

export interface LivePreviewContext extends LivePreviewInput, PreviewPlace {
  /** What a window of its own was told to show; null: there is none. */
  windowUrl: string | null
  /** Of the page that said it was ready: what is sent goes there. */
  origin: string | null
  /** 'responsive', 'custom' or the name of one that the config offers. */
  breakpoint: string
  /** null: all there is. */
  size: PreviewSize | null
  /** 1 is the page as it is. */
  zoom: number
  /** Why its address isn't known. */
  problem: ProblemData | null
}

export type LivePreviewEvent =
  /** The document was saved, so its address may be another. */
  | { type: 'document.saved' }
  /** The page says that it listens. */
  | { type: 'browser.ready'; origin: string }
  /** The frame has loaded a page. */
  | { type: 'browser.loaded' }
  | { type: 'browser.windowBlocked' }
  /** `isAtOnce`: within a second of its opening. */
  | { type: 'browser.windowClosed'; isAtOnce: boolean }
  | { type: 'user.retry' }
  | { type: 'user.openWindow' }
  | { type: 'user.closeWindow' }
  | { type: 'user.chooseBreakpoint'; name: string }
  | { type: 'user.resize'; size: PreviewSize }
  | { type: 'user.zoom'; zoom: number }

/** What the world outside should do. */
export type LivePreviewEmitted =
  /** Whatever shows the page wants the document, all of it. */
  | { type: 'ready' }
  | { type: 'windowWanted' }
  /** The window that is open is to show what the address is now. */
  | { type: 'windowMoved' }
  | { type: 'windowUnwanted' }
