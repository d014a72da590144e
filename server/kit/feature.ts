import type {
  AfterErrorHook,
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  Payload,
} from 'payload'
import type { DatabaseLayer } from './database-layer.ts'

/** What a feature of the server adds to a Payload project. */
export interface Feature {
  /** What becomes of each collection: the site's, and those of the features before. */
  collection?: (collection: CollectionConfig) => CollectionConfig
  global?: (global: GlobalConfig) => GlobalConfig
  /** What becomes of the rest of the config. */
  config?: (config: Config) => Config
  /** Names of the fields that it adds to the site's collections and globals. */
  fields?: readonly string[]
  /** Collections of its own. */
  collections?: readonly CollectionConfig[]
  endpoints?: readonly Endpoint[]
  afterError?: AfterErrorHook
  /**
   * Called when Payload has its collections and endpoints, and again when it gets others: in
   * development Next.js gives a running Payload the config anew after an edit.
   */
  configured?: (payload: Payload) => void
  /**
   * Called when the database is connected, before anything of the site's asks it, and again when it's
   * connected anew. `connect` connects it once more, after a change of its tables.
   */
  connected?: (payload: Payload, connect: () => Promise<unknown>) => Promise<void>
  /** Called once, when Payload and its collections are there. */
  init?: (payload: Payload) => void
  /** Called after `init`. */
  database?: (payload: Payload) => DatabaseLayer
}
