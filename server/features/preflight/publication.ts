import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** What is to be published, and for whom it is looked at. */
export interface Publication {
  req: PayloadRequest
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig
  id: string | number | null
  /** The values in one locale. */
  data: Record<string, unknown>
  /** Documents that the user may not read are not looked at; a save asks for all. */
  asUser: boolean
}

/** A place where a check found something, or could not look. */
export interface Found {
  path: string
  text: string
  /** It is about the value in another language. */
  locale?: string
  unchecked?: true
}

export type Check = (publication: Publication) => readonly Found[] | Promise<readonly Found[]>
