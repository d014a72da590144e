import type { LoadedDocument } from '#contracts/documents'
import type { DocumentContext, DocumentInput } from './document.types.ts'
import { hasUnsaved, isPublished, objections } from './saving.ts'
import { equal } from './values.ts'

type Draft = DocumentContext

/** Before anything was read. */
export const unread = (input: DocumentInput): Draft => ({
  ...input,
  permissions: { update: false, delete: false, publish: false },
  isPublic: false,
  base: {},
  values: {},
  unparsed: [],
  sent: {},
  unanswered: [],
  intent: 'save',
  revertedFrom: null,
  next: null,
  conflicts: [],
  savedAt: null,
  restoredFrom: null,
  attempts: 0,
  problem: null,
})

export const opened = ({
  data,
  permissions,
  isPublic = isPublished(data),
}: LoadedDocument): Partial<Draft> => ({
  base: data,
  values: data,
  permissions,
  isPublic,
  problem: null,
})

/**
 * Nothing is left to save. A refused save of an untouched document (a new one, or a publication)
 * is still to be dealt with until something is typed.
 */
export const isBackToBase = (draft: Draft): boolean =>
  !hasUnsaved(draft) && !(isRefused(draft) && objections(draft, draft.intent).length === 0)

const isRefused = ({ problem, sent, values }: Draft): boolean =>
  problem !== null && equal(sent, values)
