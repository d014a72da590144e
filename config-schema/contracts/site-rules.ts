/** What an id of a collection looks like. */
export type IdType = 'number' | 'text' | 'ObjectID'

/** What the browser must know of the site to judge a document as the server does. */
export interface SiteRules {
  /** The longest text where a field names no length of its own. */
  maxTextLength: number
  /** By the slugs of the collections that the user may see. */
  idTypes: Readonly<Record<string, IdType>>
  /** Slugs of what has hooks of the site's own that may fill in values before they are judged. */
  hooked: { collections: readonly string[]; globals: readonly string[] }
  /** Slugs of what has hooks of the site's own that may change what is saved, or read after it. */
  rewritten: { collections: readonly string[]; globals: readonly string[] }
}
