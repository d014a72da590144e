import type { DocumentData, DocumentId, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Audience, ListState, SavedView, Sharing, ViewDraft } from '#machines/views'
import { Problem, toProblem } from '#problems'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'
import { columnsFrom, sortFrom, writtenColumns } from './preset-columns.ts'

/** Whose views, and of which collection. */
export interface ViewsOf {
  slug: string
  user: DocumentId
}

const path = '/payload-query-presets'
const most = 200

/** The views that this person may see; Payload's own admin calls them query presets. */
export async function readViews(
  http: Http,
  { slug, user }: ViewsOf,
  signal?: AbortSignal,
): Promise<readonly SavedView[]> {
  const { docs } = await http<Page>(path, {
    query: {
      depth: 0,
      limit: most,
      sort: 'title',
      where: { relatedCollection: { equals: slug } },
    },
    ...(signal && { signal }),
    signedIn: true,
  })
  return docs.map((doc) => viewOf(doc, user))
}

export async function saveView(
  http: Http,
  { slug, user }: ViewsOf,
  draft: ViewDraft | null,
  signal: AbortSignal,
): Promise<SavedView> {
  if (draft === null) throw new Problem('view.gone')
  const { id, title, sharing, list } = draft
  const isNew = id === null
  try {
    const { doc } = await http<{ doc: DocumentData }>(isNew ? path : pathOf(id), {
      method: isNew ? 'POST' : 'PATCH',
      query: { depth: 0 },
      body: {
        title: title.trim(),
        access: sharing,
        ...(list && {
          where: list.where,
          columns: writtenColumns(list),
          groupBy: list.groupBy,
        }),
        ...(isNew && { relatedCollection: slug }),
      },
      signal,
      signedIn: true,
    })
    return viewOf(doc, user)
  } catch (thrown) {
    throw isGone(thrown) ? new Problem('view.gone', { cause: thrown }) : thrown
  }
}

/** One that is not there any more is deleted. */
export async function removeView(
  http: Http,
  id: DocumentId | null,
  signal: AbortSignal,
): Promise<void> {
  if (id === null) return
  try {
    await http(pathOf(id), { method: 'DELETE', query: { depth: 0 }, signal, signedIn: true })
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

const pathOf = (id: DocumentId): string => `${path}/${encodeURIComponent(id)}`

const isGone = (thrown: unknown): boolean => toProblem(thrown).code === 'document.notFound'

/** Whichever admin has written it. */
export function viewOf(doc: DocumentData, user: DocumentId): SavedView {
  const sharing = sharingOf(doc.access)
  return {
    id: idIn(doc.id) ?? '',
    title: typeof doc.title === 'string' ? doc.title : '',
    list: listOf(doc),
    sharing,
    may: { update: includes(sharing.update, user), delete: includes(sharing.delete, user) },
  }
}

const listOf = ({ where, columns, groupBy }: DocumentData): ListState => ({
  where: isRecord(where) && Object.keys(where).length > 0 ? where : null,
  columns: columnsFrom(columns),
  sort: sortFrom(columns),
  groupBy: typeof groupBy === 'string' && groupBy !== '' ? groupBy : null,
})

function sharingOf(access: Json | undefined): Sharing {
  const of = (operation: string) => audienceOf(isRecord(access) ? access[operation] : undefined)
  return { read: of('read'), update: of('update'), delete: of('delete') }
}

function audienceOf(entry: unknown): Audience {
  const { constraint, users } = isRecord(entry) ? entry : {}
  return {
    constraint: typeof constraint === 'string' ? constraint : 'onlyMe',
    // Payload adds whoever saves once more each time.
    users: Array.isArray(users) ? [...new Set(users.flatMap((user) => idIn(user) ?? []))] : [],
  }
}

/** A constraint of the site's own is for the server to judge. */
function includes({ constraint, users }: Audience, user: DocumentId): boolean {
  const isOurs = constraint === 'onlyMe' || constraint === 'specificUsers'
  return !isOurs || users.includes(user)
}

function idIn(value: unknown): DocumentId | null {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
