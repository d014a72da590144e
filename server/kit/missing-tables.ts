import { keptOnPayload } from './kept-on-payload.ts'

/** What the plugin keeps in a database whose migrations haven't run. */
export interface MissingTables {
  /** Slugs of the plugin's own collections whose tables aren't there, or lack columns. */
  collections: ReadonlySet<string>
  /** Names of its fields in the site's collections and globals whose columns aren't there. */
  fields: ReadonlySet<string>
  /** For people: `stateroom_creations`, `pages.stateroom_author`. */
  names: readonly string[]
}

/** What is missing in the database of a Payload; undefined: nothing. */
export const missingTablesIn = keptOnPayload<MissingTables | undefined>('missingTables')
