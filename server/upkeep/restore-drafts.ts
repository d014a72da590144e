import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../kit/write-durably.ts'

/** Which paths a process unpacks a backup to: without it, nobody would know what to remove. */
const noteIn = (dataDir: string, pid: number): string =>
  join(dataDir, `restore-unpacking-${pid}.json`)

/** Before anything is unpacked: where this process puts it until it has its place. */
export const noteDrafts = (dataDir: string, paths: readonly string[]): Promise<void> =>
  writeDurably(noteIn(dataDir, process.pid), JSON.stringify(paths))

export async function removeDrafts(dataDir: string, paths: readonly string[]): Promise<void> {
  await remove(paths)
  await rm(noteIn(dataDir, process.pid), { force: true })
}

/** What restores that were killed have left; one that runs keeps its own. */
export async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const [, pid, draft] = /^restore-unpacking-(\d+)\.json(\.draft)?$/.exec(name) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    const note = join(dataDir, name)
    if (draft === undefined) await remove(JSON.parse(await readFile(note, 'utf8')))
    await rm(note)
  }
}

async function remove(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true })
}

/** A number comes back after a restart: this process unpacks nothing yet. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}
