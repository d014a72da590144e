import type { AskedDocument, DocumentId, Json } from './documents.ts'

/**
 * Below `{api}`.
 * - `GET ?collectionSlug=…&id=…` answers `DocumentTranslations`;
 * - with `&locale=…` it answers a `Translation`;
 * - `POST` of `StillFits` answers the `Translation` as it is then.
 */
export const translationsPath = '/stateroom/translations'

/** Below `{api}`; `GET ?collectionSlug=…&locale=…&ids=…,…` answers `TranslatedRow[]`. */
export const translatedRowsPath = '/stateroom/translations/rows'

/** As many documents are looked at in one request. */
export const mostTranslatedRows = 100

/** Of all there is to translate, how much is translated and up to date. */
export interface Progress {
  done: number
  all: number
}

export interface LocaleProgress extends Progress {
  locale: string
}

export interface DocumentTranslations {
  /** The locale that is translated from. */
  source: string
  /** Of each other locale, in the order of the config. */
  locales: readonly LocaleProgress[]
}

/** A translation whose source says something else since. */
export interface Outdated {
  place: readonly string[]
  /** What it was made from. */
  from: Json
}

export interface Translation extends LocaleProgress {
  source: string
  outdated: readonly Outdated[]
}

/** A translation is to be as if it were made from what the source says now. */
export interface StillFits extends AskedDocument {
  locale: string
  place: readonly string[]
  /** What the source says, as it was seen: if it says something else by then, nothing is kept. */
  source: Json
}

export interface TranslatedRow extends Progress {
  id: DocumentId
}
