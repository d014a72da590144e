import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'

/** What a save was sent, before the site's hooks had their say. */
export interface Sent {
  /** The values that it would write in its locale, in canonical form. */
  values: string
  /** Are they those of the latest version, and no file is new? */
  isUnchanged: boolean
  /** When the version was saved that it is based on. */
  basedOn: string | null
}

interface Notes {
  sent: Map<string, Sent>
  /** Versions that are being restored, by their documents. */
  restored: Map<string, { version: DocumentId; isDraft: boolean }>
  /** What is published as it was, whatever the site's hooks add. */
  published: Set<string>
}

const notes = new WeakMap<object, Notes>()

/** What is known of the saves of a request, by what they are about. */
export function notesOf({ context }: Pick<PayloadRequest, 'context'>): Notes {
  const known = notes.get(context)
  if (known) return known
  const fresh = { sent: new Map(), restored: new Map(), published: new Set<string>() }
  notes.set(context, fresh)
  return fresh
}
