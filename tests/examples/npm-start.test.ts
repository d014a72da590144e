// @module-tag slow
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/kit/root.ts'
import { magazineCopy } from '../kit/magazine.ts'

let npm: ChildProcess | undefined
let data = ''
const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))

beforeAll(async () => {
  data = await magazineCopy()
})
afterAll(() => {
  npm?.kill('SIGKILL')
  for (const folder of [data, elsewhere]) rmSync(folder, { recursive: true, force: true })
})

/** `npm start` from a folder that has nothing to do with us; resolves with its lines once it is up. */
async function npmStart(env: Record<string, string>): Promise<string[]> {
  npm = spawn('npm', ['--prefix', root, 'start'], {
    cwd: elsewhere,
    env: { ...process.env, LC_ALL: 'C', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: npm.stdout! })) {
    lines.push(line)
    if (line.startsWith('Started in')) return lines
  }
  throw new Error(`npm start ended too early:\n${lines.join('\n')}`)
}

test('npm start serves the example from any folder, and ends with npm', async () => {
  const lines = await npmStart({ STATEROOM_DATA: data })
  const address = /Stateroom is ready at (\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  const before = await fetch(address)

  npm?.kill('SIGTERM')
  await once(npm!, 'exit')

  expect(before.status).toBe(200)
  await expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone')
})
