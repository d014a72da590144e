import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'

/** What the rules must know besides the values. */
export interface Circumstances {
  config: SignedInConfig
  entity: ClientCollection | ClientGlobal
  /** Not on the server yet. */
  isNew: boolean
  /** The language of the content; null where there is but one. */
  locale: string | null
  /** False for what a condition keeps off the screen. Left out: all is on it that is not `hidden`. */
  isShown?: (path: string, field: ClientField) => boolean
}

export const isCollection = (entity: ClientCollection | ClientGlobal): entity is ClientCollection =>
  'auth' in entity
