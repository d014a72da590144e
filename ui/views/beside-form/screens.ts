import { part } from '../../app/part.tsx'

/** The screens beside a document's form. */
export const screens = {
  versions: part(async () => (await import('../versions/VersionsRoute.tsx')).VersionsRoute),
  version: part(async () => (await import('../version/VersionRoute.tsx')).VersionRoute),
  api: part(async () => (await import('../api/ApiRoute.tsx')).ApiRoute),
}
