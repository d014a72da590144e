import type { CommentAnchor, Thread } from '#contracts/comments'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { CommentDraft } from '#machines/comments'
import type { Place } from '#machines/document'
import { pathAt } from '#machines/document'
import { inOrder } from '../../../fields/errors/in-order.ts'
import { labelsAt } from '../differences/labels-at.ts'

/** What is said about one place. */
export interface CommentGroup {
  key: string
  about: 'document' | 'picture' | 'field'
  /** Where the form shows it now; null: nowhere. */
  path: string | null
  /** Set where it was written in another language than the form’s. */
  locale: string | null
  labels: readonly string[]
  threads: readonly Thread[]
  /** New threads that nobody has yet. */
  drafts: readonly CommentDraft[]
}

interface Grouped {
  threads: readonly Thread[]
  drafts: readonly CommentDraft[]
}

interface Form {
  values: DocumentData
  fields: readonly ClientField[]
  locale: string | null
}

/** The document first, then its picture and its fields in the form's order, then what the form no longer has. */
export function groupsOf({ threads, drafts }: Grouped, form: Form): CommentGroup[] {
  const groups = new Map<string, CommentGroup>()
  const groupAt = ({ place, point, locale }: CommentAnchor) => {
    const elsewhere = locale !== undefined && locale !== form.locale ? locale : null
    const key = point ? 'picture' : JSON.stringify([place ?? null, elsewhere])
    const known =
      groups.get(key) ?? (point ? pictureGroup(key) : groupOf(key, place ?? null, elsewhere, form))
    groups.set(key, known)
    return known
  }
  for (const thread of threads) {
    const group = groupAt(thread.anchor)
    group.threads = [...group.threads, thread]
  }
  for (const draft of drafts) {
    if (draft.to.kind !== 'thread') continue
    const group = groupAt(draft.to.anchor)
    group.drafts = [...group.drafts, draft]
  }
  const order = inOrder(
    [...groups.values()].flatMap(({ path }) => path ?? []),
    form.fields,
  )
  const rank = ({ about, path }: CommentGroup) => {
    if (about !== 'field') return about === 'document' ? -2 : -1
    const index = path === null ? -1 : order.indexOf(path)
    return index === -1 ? order.length : index
  }
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other))
}

/** What the config calls no field is the form's first. */
const pictureGroup = (key: string): CommentGroup => ({
  ...{ key, about: 'picture', path: 'file', locale: null },
  ...{ labels: [], threads: [], drafts: [] },
})

function groupOf(
  key: string,
  place: Place | null,
  locale: string | null,
  { values, fields }: Form,
): CommentGroup {
  const path = place && pathAt(values, place)
  const isShown = path !== null && inOrder([path], fields).length > 0
  return {
    ...{ key, locale, about: place ? 'field' : 'document' },
    path: isShown ? path : null,
    labels: place ? labelsAt(fields, place, [values]) : [],
    ...{ threads: [], drafts: [] },
  }
}
