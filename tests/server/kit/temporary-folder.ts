import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true })
})

/** An empty folder that goes when the tests of the file are done. */
export function temporaryFolder(purpose: string): string {
  const path = mkdtempSync(join(tmpdir(), `stateroom-${purpose}-`))
  made.push(path)
  return path
}
