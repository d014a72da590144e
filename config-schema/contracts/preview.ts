import type { DocumentId } from './documents.ts'

/** Below `{api}`; `GET` asks where the site shows a document (`AskedDocument` in the query). */
export const previewPath = '/stateroom/preview'

/** Below `{api}`; `GET` leads to the document's page as visitors see it (`AskedDocument` in the query). */
export const previewPagePath = '/stateroom/preview/page'

/** A size in which a site's page can be shown (LIVE-2). */
export interface PreviewBreakpoint {
  name: string
  label: string
  /** In CSS pixels. */
  width: number
  height: number
}

/** What a document's site can show of it. */
export interface ClientPreview {
  /** Its page beside the form. Absent: it has no live preview. */
  live?: { breakpoints: readonly PreviewBreakpoint[]; openByDefault?: true }
  /** Its page as visitors see it. */
  page?: true
  /** Drafts can be shown to people without an account (`previewLinksPath`). */
  shares?: true
}

/** Where the site shows a document. Addresses may be relative to the panel's. */
export interface PreviewAnswer {
  /** With the draft; null: none. */
  url: string | null
  /** As visitors see it; null: none. */
  pageUrl: string | null
  /** From which, besides the address's own, its page may answer. */
  origins: readonly string[]
}

/** The request header with a token that lets whoever sends it read the draft of one document. */
export const draftHeader = 'stateroom-draft'

/** The query parameter with such a token, in the addresses that a site's pages are opened at. */
export const draftParameter = 'stateroom-draft'

/** Below `{api}`; `GET` lists, `POST` makes one (`AskedDocument`), `DELETE …/<id>` revokes. */
export const previewLinksPath = '/stateroom/preview-links'

/** The draft of a document for people without an account. */
export interface PreviewLink {
  id: DocumentId
  url: string
  /** Who made it; null: this user may not know. */
  by: string | null
  /** ISO, in UTC. */
  createdAt: string
  expiresAt: string
}

/** What each of the three answers: the document's links that still work, the newest first. */
export interface PreviewLinks {
  links: readonly PreviewLink[]
}
