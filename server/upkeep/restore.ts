import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#problems'
import { faultIn, isInUse } from '../database/sqlite/raw-client.ts'
import type { Manifest } from '../kit/archive/manifest.ts'
import type { TakeEntry } from '../kit/archive/read-archive.ts'
import { readArchive } from '../kit/archive/read-archive.ts'
import { prepareDataDir } from '../site/data-dir.ts'
import type { SiteOptions } from '../site/with-site.ts'
import { unwritable } from './backup.ts'
import type { Place } from './backup-places.ts'
import { databaseName, siteContent } from './backup-places.ts'
import { noteDrafts, removeDrafts } from './restore-drafts.ts'
import type { Move } from './restore-journal.ts'
import { journalDraft, renameAll } from './restore-journal.ts'

export interface Restore {
  file: string
  isDryRun: boolean
  /** Asked once the backup is known to be whole, where there is content; false: leave everything. */
  confirm: (manifest: Manifest, database: string) => Promise<boolean>
}

export interface Restored {
  manifest: Manifest
  /** Where what was there is now, and where it was. */
  kept: readonly { from: string; to: string }[]
}

/** Puts a backup in place of a site's content, all of it or nothing. null: it wasn't confirmed. */
export async function restoreSite(
  options: SiteOptions,
  { confirm, file, isDryRun }: Restore,
): Promise<Restored | null> {
  const dataDir = resolve(options.dataDir)
  const { database, places } = await siteContent(options)
  const all = [{ name: databaseName, path: database }, ...places]
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const staged = (path: string) => `${path}.restoring-${stamp}`
  const drafts = [...all.map(({ path }) => staged(path)), journalDraft(dataDir)]
  try {
    await prepareDataDir(dataDir)
    await noteDrafts(dataDir, drafts)
    const stage: TakeEntry = (entry, bytes) => {
      const place = placeOf(all, entry, file)
      const path = staged(place.path) + entry.slice(place.name.length)
      return writeFile(path, bytes)
    }
    const manifest = await readArchive(file, stage, { room: await roomAt(dataDir) })
    const fault = existsSync(staged(database))
      ? await faultIn(staged(database))
      : `${databaseName} is missing`
    if (fault) throw new Problem('backup.damaged', { details: { file, reason: fault } })
    if (isDryRun) return { manifest, kept: [] }
    const isThere = existsSync(database)
    if (isThere && (await isInUse(database))) {
      throw new Problem('restore.inUse', { details: { path: database } })
    }
    if (isThere && !(await confirm(manifest, database))) return null
    const { keep, moves } = movesFor(all, staged, stamp)
    await renameAll(dataDir, moves)
    return { manifest, kept: keep }
  } catch (cause) {
    const { code = '', path = database } = cause as NodeJS.ErrnoException
    if (cause instanceof Problem || !unwritable.test(code)) throw cause
    throw new Problem('restore.unwritable', { details: { path, reason: code }, cause })
  } finally {
    await removeDrafts(dataDir, drafts)
  }
}

/** Bytes that a restore may write: the server goes on with what is left. */
async function roomAt(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize - 2 ** 28
}

function placeOf(all: readonly Place[], entry: string, file: string): Place {
  const place = all.find(({ name }) => entry === name || entry.startsWith(`${name}/`))
  if (place) return place
  throw new Problem('restore.otherConfig', { details: { file, entry } })
}

async function writeFile(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
}

/** By renaming alone. */
function movesFor(
  all: readonly Place[],
  staged: (path: string) => string,
  stamp: string,
): { keep: Move[]; moves: Move[] } {
  const keep: Move[] = []
  const moves: Move[] = []
  for (const { name, path } of all) {
    const next = staged(path)
    // Files that a backup doesn't have were added after it; a secret is set elsewhere then.
    if (!existsSync(next) && !/^(files|folders)/.test(name)) continue
    const kept = { from: path, to: `${path}.before-${stamp}` }
    if (existsSync(path)) keep.push(kept)
    moves.push(
      ...(existsSync(path) ? [kept] : []),
      ...(existsSync(next) ? [{ from: next, to: path }] : []),
    )
  }
  return { keep, moves }
}
