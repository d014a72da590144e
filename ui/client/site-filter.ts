import type { PlainWhere } from '#contracts/fields'
import { siteFilterField } from '#contracts/site-filter'
import type { QueryValue } from './query-string.ts'

/** What the config allows to choose: the server means by it what it means when it judges the choice. */
export const siteFilter = (allowed: PlainWhere | null | undefined): QueryValue =>
  allowed ? { [siteFilterField]: allowed as QueryValue } : null
