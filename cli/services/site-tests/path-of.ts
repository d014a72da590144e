import type { SiteEntity } from './site-fields.ts'

/** Where the REST API has a document, or a global. */
export const pathOf = ({ isGlobal, slug }: SiteEntity, id: string | number | null): string =>
  isGlobal ? `/globals/${slug}` : `/${slug}/${encodeURIComponent(id ?? '')}`
