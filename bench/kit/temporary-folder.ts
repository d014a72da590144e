import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone when this process ends. */
export function temporaryFolder(name: string): string {
  if (folders.length === 0) process.once('exit', removeAll)
  const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`))
  folders.push(folder)
  return folder
}

const folders: string[] = []

const removeAll = () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
