import type { Thread } from '#contracts/comments'
import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'
import type { CommentDraft, Sending, Target } from './comments.types.ts'

type Drafts = readonly CommentDraft[]

export const isSameTarget = (one: Target, other: Target): boolean =>
  targetKey(one) === targetKey(other)

/** Tells what is written apart, whatever object says it. */
export function targetKey(to: Target): string {
  if (to.kind === 'reply') return `reply ${to.thread}`
  if (to.kind === 'edit') return `edit ${to.comment}`
  const { place = [], locale = null, point = null, quote = null } = to.anchor
  return JSON.stringify([place, locale, quote && [quote.exact, quote.prefix, quote.suffix], point])
}

export const draftOf = (drafts: Drafts, to: Target): CommentDraft | undefined =>
  drafts.find((draft) => isSameTarget(draft.to, to))

/** Something was written that nobody has yet. */
export const hasWords = ({ before, text }: CommentDraft): boolean =>
  text.trim() !== '' && text !== before

/** Leaving it would lose something. */
export const isUnsent = (draft: CommentDraft): boolean => draft.text !== draft.before

/** What is written there already goes on. */
export function withDraft(drafts: Drafts, threads: readonly Thread[], to: Target): Drafts {
  if (draftOf(drafts, to)) return drafts
  const before = to.kind === 'edit' ? textOf(threads, to.comment) : ''
  return [...drafts, { to, text: before, before, attempt: null, problem: null }]
}

const textOf = (threads: readonly Thread[], comment: DocumentId): string =>
  threads.flatMap(({ comments }) => comments).find(({ id }) => id === comment)?.text ?? ''

/** With what was kept, but for what is written there already. */
export const keptIn = (drafts: Drafts, kept: Drafts): Drafts => [
  ...kept.filter(({ to }) => !draftOf(drafts, to)),
  ...drafts,
]

export const typedIn = (drafts: Drafts, to: Target, text: string): Drafts =>
  changed(drafts, to, (draft) => ({ ...draft, text }))

export const withoutDraft = (drafts: Drafts, to: Target): Drafts =>
  drafts.filter((draft) => !isSameTarget(draft.to, to))

/** Sent again with the same words, it has the same key: a text that arrived is not stored twice. */
export const attempted = (drafts: Drafts, to: Target, key: string): Drafts =>
  changed(drafts, to, (draft) => ({
    ...draft,
    attempt: draft.attempt?.text === draft.text ? draft.attempt : { key, text: draft.text },
    problem: null,
  }))

export function sendingOf(drafts: Drafts, to: Target | null): Sending | null {
  const attempt = to && draftOf(drafts, to)?.attempt
  return to && attempt ? { to, attempt } : null
}

/** The server has what was sent. What was typed since then stays a draft. */
export const arrivedIn = (drafts: Drafts, to: Target): Drafts =>
  drafts.flatMap((draft) => {
    if (!isSameTarget(draft.to, to)) return [draft]
    if (draft.text === draft.attempt?.text) return []
    const before = to.kind === 'edit' ? (draft.attempt?.text ?? draft.before) : draft.before
    return [{ ...draft, before, attempt: null }]
  })

export const refusedIn = (drafts: Drafts, to: Target, problem: ProblemData): Drafts =>
  changed(drafts, to, (draft) => ({ ...draft, problem }))

const changed = (
  drafts: Drafts,
  to: Target,
  change: (draft: CommentDraft) => CommentDraft,
): Drafts => drafts.map((draft) => (isSameTarget(draft.to, to) ? change(draft) : draft))
