import { fileURLToPath } from 'node:url'
import { isOwnCode } from '../kit/package-root.ts'
import type { SitePlace } from './site-place.ts'
import { shownPlace } from './site-place.ts'

/** A step of a stack in the site's own files. */
export interface SiteFrame {
  /** The function; null: it is the file itself. */
  name: string | null
  place: SitePlace
}

/** The way to where something was thrown, as far as it goes through the site's files. */
export function siteFramesOf(thrown: unknown): SiteFrame[] {
  if (!(thrown instanceof Error)) return []
  return (thrown.stack ?? '').split('\n').flatMap((line) => {
    const [, name, path, row, column] =
      /^\s+at (?:(?:async )?(.+?) \()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).+?):(\d+):(\d+)\)?$/.exec(
        line,
      ) ?? []
    if (!path) return []
    const file = path.startsWith('file:') ? fileURLToPath(path) : path
    if (/[\\/]node_modules[\\/]/.test(file) || isOwnCode(file)) return []
    const place = { file, line: Number(row), column: Number(column) }
    return [{ name: !name || name === '<anonymous>' ? null : name, place }]
  })
}

export const frameLine = ({ name, place }: SiteFrame): string =>
  name === null ? `    at ${shownPlace(place)}` : `    at ${name} (${shownPlace(place)})`
