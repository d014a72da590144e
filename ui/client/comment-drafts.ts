import type { UseStore } from 'idb-keyval'
import { createStore, del, delMany, keys, set } from 'idb-keyval'
import type { AdminUser } from '#contracts/admin-config'
import type { DocumentRef, Json } from '#contracts/documents'
import type { CommentDraft } from '#machines/comments'
import type { KeptDrafts } from '#machines/open-comments'
import { takenFromAnotherTab } from './left-by-another-tab.ts'
import { holdOpen } from './open-keys.ts'
import { keeperOf } from './shared-computer.ts'

/** A document that somebody comments on. */
export interface CommentPlace {
  user: AdminUser
  ref: DocumentRef
  /** Of the document: an ID is given again once it is free. */
  createdAt: Json
  /** Tells this tab apart. */
  tab: string
  /** They are signed in in it now: nobody else leaves what they wrote. */
  isTheirs(): boolean
}

// Once for the page: what is opened for each document would never be closed.
let opened: UseStore | undefined
const own = () => {
  opened ??= createStore('stateroom-comment-drafts', 'drafts')
  return opened
}

/**
 * Keeps in the browser what is written and not sent, and finds what no tab shows any more. Where the
 * browser keeps nothing, a text lives as long as its page.
 */
export function keepCommentDrafts(
  place: CommentPlace,
  found: (drafts: readonly CommentDraft[]) => void,
  store: UseStore = own(),
  locks?: LockManager,
): KeptDrafts {
  const visit = new AbortController()
  const prefix = keysOf(place)
  const key = `${prefix}${place.tab}`
  holdOpen(key, visit.signal, locks)
  let last: Promise<unknown> = takeOver()
  const then = (write: () => Promise<unknown>) => {
    last = last.then(write).catch(() => undefined)
  }

  async function takeOver(): Promise<void> {
    const left = await takenFromAnotherTab<readonly CommentDraft[]>(
      prefix,
      visit.signal,
      store,
      locks,
    ).catch(() => [])
    if (left.length === 0) return
    // Kept under this tab's key before the others go.
    found(left.flatMap(({ kept }) => kept))
    const others = left.map(({ key }) => key)
    then(() => delMany(others, store))
  }

  return {
    keep: (drafts) => then(() => (drafts.length === 0 ? del(key, store) : set(key, drafts, store))),
    end() {
      // Whoever leaves them has been asked; whoever signs in after them has not.
      if (place.isTheirs()) then(() => del(key, store))
      then(async () => visit.abort())
    },
  }
}

export async function forgetAllCommentDraftsOf(
  user: string,
  store: UseStore = own(),
): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => key.startsWith(prefixOf(user))),
    store,
  )
}

const keysOf = ({ user, ref, createdAt }: CommentPlace): string =>
  `${prefixOf(keeperOf(user))}${JSON.stringify([
    ref.kind,
    ref.slug,
    ref.kind === 'collection' && ref.id !== null ? String(ref.id) : null,
    createdAt,
  ])}]/`

const prefixOf = (user: string): string => `["comment-drafts",${JSON.stringify(user)},`
