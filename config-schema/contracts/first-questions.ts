import type { AdminConfig, SignedInConfig } from './admin-config.ts'
import { localeIn } from './content-locale.ts'
import { decoded } from './decoded.ts'
import { accessPathOf, editing, localeOf, pathOf, trashOf } from './document-address.ts'
import type { DocumentData, DocumentRef } from './documents.ts'

/** A question to the API; its path starts below the API's route. */
export interface Question {
  path: string
  method?: 'POST'
  query?: Readonly<Record<string, QuestionValue>>
  body?: DocumentData
}

type QuestionValue =
  | string
  | number
  | boolean
  | null
  | readonly QuestionValue[]
  | { readonly [key: string]: QuestionValue }

/** A question of the panel that the page brings an answer for. */
export interface AnsweredQuestion {
  question: Question
  answer: unknown
}

/**
 * What the panel asks at once at an address: for its document, or for what its person chose to see in
 * its list or on the dashboard (whose lists: `dashboardQuestions`), and what they have chosen to see
 * everywhere. `path` is below the admin route.
 */
export function firstQuestions(
  config: AdminConfig,
  path: string,
  search: string,
): readonly Question[] {
  if (config.kind !== 'signedIn') return []
  return [
    preferenceQuestion(menuPreferenceKey),
    preferenceQuestion(favoritesPreferenceKey),
    ...questionsOfScreen(config, path, search),
  ]
}

function questionsOfScreen(
  config: SignedInConfig,
  path: string,
  search: string,
): readonly Question[] {
  if (isDashboard(path)) return [preferenceQuestion(dashboardPreferenceKey)]
  const [kind, slug, id, below] = path.split('/').slice(1).map(decoded)
  const isSame = (entity: { slug: string }) => entity.slug === slug
  const locale = localeIn(config.localization, search, config.localization?.preferred ?? null)

  const global = config.globals.find(isSame)
  if (kind === 'globals' && global && !id) {
    const ref: DocumentRef = { kind: 'global', slug: global.slug, locale }
    return documentQuestions(ref, global.drafts !== null)
  }
  const collection = config.collections.find(isSame)
  if (kind !== 'collections' || !collection) return []
  if (!id || (id === 'trash' && collection.trash)) {
    return [preferenceQuestion(listPreferenceKey(collection.slug))]
  }
  // Below the form its document may be another one by the time it is asked for.
  if (id === 'create' || below) return []
  const ref: DocumentRef = { kind: 'collection', slug: collection.slug, id, locale }
  return documentQuestions(ref, collection.drafts !== null)
}

const documentQuestions = (ref: DocumentRef, hasDrafts: boolean): readonly Question[] => [
  dataQuestion(ref, hasDrafts),
  accessQuestion(ref, savedAs(hasDrafts)),
  ...(hasDrafts ? [accessQuestion(ref, { _status: 'published' }), publicQuestion(ref)] : []),
]

/** What a save says at least: whoever may only save drafts is asked about as saving one (DOC-6). */
export const savedAs = (hasDrafts: boolean): DocumentData => (hasDrafts ? { _status: 'draft' } : {})

/** What a document says, as the latest draft has it. */
export const dataQuestion = (ref: DocumentRef, hasDrafts: boolean): Question => ({
  path: pathOf(ref),
  query: { ...editing, ...localeOf(ref), ...trashOf(ref), ...(hasDrafts && { draft: true }) },
})

/** What one may do with a document, were it to say this. */
export const accessQuestion = (ref: DocumentRef, body: DocumentData): Question => ({
  path: accessPathOf(ref),
  method: 'POST',
  body,
})

/** Whether visitors see a document: of a global itself, of a collection's how many such there are. */
export const publicQuestion = (ref: DocumentRef): Question =>
  ref.kind === 'global'
    ? { path: pathOf(ref), query: { depth: 0 } }
    : {
        path: `/${ref.slug}/count`,
        query: { where: { id: { equals: ref.id }, _status: { equals: 'published' } } },
      }

/** Whether an address below the admin route is the dashboard's. */
export const isDashboard = (path: string): boolean => path === '' || path === '/'

/** What this person keeps on the server. */
export const preferenceQuestion = (key: string): Question => ({
  path: `/payload-preferences/${key}`,
})

/** Under which it is kept how a person left the navigation, as Payload's own admin names it. */
export const menuPreferenceKey = 'nav'

/** How the navigation was left, among these answers; null: as it is at first; undefined: nobody asked. */
export function menuIn<Preferences>(
  answers: readonly AnsweredQuestion[],
): Preferences | null | undefined {
  const { path } = preferenceQuestion(menuPreferenceKey)
  const found = answers.find(({ question }) => question.path === path)
  return found && ((found.answer as { value?: Preferences | null }).value ?? null)
}

/** Under which it is kept what a person wants to come back to: every screen has a way to it. */
export const favoritesPreferenceKey = 'stateroom-favorites'

/** Under which a person's arrangement of the dashboard is kept. */
export const dashboardPreferenceKey = 'stateroom-dashboard'

/** Under which a person's choices for a list are kept, as Payload's own admin names it. */
export const listPreferenceKey = (slug: string) => `collection-${slug}`
