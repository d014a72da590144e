import { part } from './part.tsx'

/** The screens beside a document's form. */
export const screens = {
  versions: part(async () => (await import('./VersionsRoute.tsx')).VersionsRoute),
  version: part(async () => (await import('../views/version/VersionRoute.tsx')).VersionRoute),
  api: part(async () => (await import('../views/api/ApiRoute.tsx')).ApiRoute),
}
