import type { Thread } from '#contracts/comments'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { CommentDraft } from '#machines/comments'
import type { Place } from '#machines/document'
import { pathAt } from '#machines/document'
import { inOrder } from '../../../fields/errors/in-order.ts'
import { labelsAt } from '../differences/labels-at.ts'

/** What is said about one place; null: about the document. */
export interface CommentGroup {
  key: string
  place: Place | null
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

/** The document first, then its fields in the form's order, then what the form no longer has. */
export function groupsOf({ threads, drafts }: Grouped, form: Form): CommentGroup[] {
  const groups = new Map<string, CommentGroup>()
  const groupAt = ({ place, locale }: Thread['anchor']) => {
    const elsewhere = locale !== undefined && locale !== form.locale ? locale : null
    const key = JSON.stringify([place ?? null, elsewhere])
    const known = groups.get(key) ?? groupOf(key, place ?? null, elsewhere, form)
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
  const rank = ({ place, path }: CommentGroup) => {
    if (place === null) return -1
    const index = path === null ? -1 : order.indexOf(path)
    return index === -1 ? order.length : index
  }
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other))
}

function groupOf(
  key: string,
  place: Place | null,
  locale: string | null,
  { values, fields }: Form,
): CommentGroup {
  const path = place && pathAt(values, place)
  const isShown = path !== null && inOrder([path], fields).length > 0
  return {
    ...{ key, place, locale },
    path: isShown ? path : null,
    labels: place ? labelsAt(fields, place, [values]) : [],
    ...{ threads: [], drafts: [] },
  }
}
