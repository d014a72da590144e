import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** An empty folder that goes when the tests of the file are done. */
export function temporaryFolder(purpose: string): string {
  const path = mkdtempSync(join(tmpdir(), `stateroom-${purpose}-`))
  made.push(path)
  return path
}

export function removeTemporaryFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true })
}
