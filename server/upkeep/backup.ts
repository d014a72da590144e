import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Problem } from '#problems'
import { copyDatabase, countRows, faultIn } from '../database/sqlite/raw-client.ts'
import type { Manifest } from '../kit/archive/manifest.ts'
import { backupFormat } from '../kit/archive/manifest.ts'
import { readArchive } from '../kit/archive/read-archive.ts'
import type { ArchivedFile } from '../kit/archive/write-archive.ts'
import { writeArchive } from '../kit/archive/write-archive.ts'
import type { SiteOptions } from '../site/with-site.ts'
import type { Place, SiteContent } from './backup-places.ts'
import { databaseName, siteContent } from './backup-places.ts'

/** Writes a site's content into one archive, while its server runs. It's there once it has been read again. */
export async function backUpSite(
  options: SiteOptions,
  { file, version }: { file: string; version: string },
): Promise<Manifest> {
  if (existsSync(file)) throw new Problem('backup.exists', { details: { file } })
  const content = await siteContent(options)
  if (!existsSync(content.database)) {
    throw new Problem('backup.nothing', { details: { path: content.database } })
  }
  try {
    await mkdir(dirname(file), { recursive: true })
    return await writeIn(await mkdtemp(join(dirname(file), `.${basename(file)}-`)), content, {
      file,
      version,
    })
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    if (cause instanceof Problem || !unwritable.test(code)) throw cause
    throw new Problem('backup.unwritable', { details: { path: file, reason: code }, cause })
  }
}

/** What the system says of a place where nothing can be written. */
export const unwritable = /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|EEXIST|EXDEV|EBUSY|EFBIG)$/

async function writeIn(
  folder: string,
  { database, places, tables }: SiteContent,
  { file, version }: { file: string; version: string },
): Promise<Manifest> {
  // It has the secret, too: whoever stops the backup leaves nothing of it behind.
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clean)
  try {
    const copy = join(folder, databaseName)
    await copyDatabase(database, copy)
    const fault = await faultIn(copy)
    if (fault) throw new Problem('backup.brokenDatabase', { details: { path: database, fault } })
    const documents = await countRows(copy, tables)
    const next = join(folder, basename(file))
    const manifest = await writeArchive(next, archived(copy, places), {
      ...{ format: backupFormat, stateroom: version, createdAt: new Date().toISOString() },
      documents,
    })
    const read = async (_path: string, bytes: AsyncIterable<Uint8Array>) => {
      for await (const _ of bytes);
    }
    await readArchive(next, read, { manifest })
    await rename(next, file)
    return manifest
  } finally {
    clean()
    process.off('exit', clean)
  }
}

/** The database first: a file that is uploaded after it is one too many, not one too few. */
async function* archived(database: string, places: readonly Place[]): AsyncIterable<ArchivedFile> {
  yield { path: databaseName, source: database }
  for (const { name, path } of places) yield* filesBelow(name, path)
}

async function* filesBelow(name: string, path: string): AsyncIterable<ArchivedFile> {
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) yield { path: name, source: path }
  if (!found?.isDirectory()) return
  for (const inner of (await readdir(path)).sort()) {
    yield* filesBelow(`${name}/${inner}`, join(path, inner))
  }
}
