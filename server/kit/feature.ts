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
  /** Collections of its own. */
  collections?: readonly CollectionConfig[]
  endpoints?: readonly Endpoint[]
  afterError?: AfterErrorHook
  /**
   * Called when Payload has its collections and endpoints, and again when it gets others: in
   * development Next.js gives a running Payload the config anew after an edit.
   */
  configured?: (payload: Payload) => void
  /** Called once, when Payload and its collections are there. */
  init?: (payload: Payload) => void
  /** Called after `init`. */
  database?: (payload: Payload) => DatabaseLayer
}
