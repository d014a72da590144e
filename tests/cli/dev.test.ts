// @module-tag slow
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom } from './kit/stateroom.ts'

const dev = (project: Project, args: readonly string[] = []) =>
  new Stateroom(project, ['dev', '--admin-dir', project.adminDir, ...args])

/** Answered by the server that has the current config. */
const configWith = (answer: string) => `
export default {
  collections: [{ slug: 'users', auth: true, fields: [] }],
  endpoints: [{
    path: '/who',
    method: 'get',
    handler: () => Response.json({ answer: '${answer}', pid: process.pid }),
  }],
}
`

async function asked(url: string): Promise<{ answer: string; pid: number }> {
  return (await fetch(new URL('/api/who', url))).json()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('23 dev answers with the config as it was saved last, at the same address, and ends cleanly', async () => {
  const project = aProject(configWith('first'))
  const stateroom = dev(project)
  const [, url = ''] = await stateroom.says(/^Stateroom is ready at (\S+)$/m)
  await stateroom.says(/^Watching the config and its components\. Press Ctrl-C to stop\.$/m)
  const first = await asked(url)
  expect(first.answer).toBe('first')

  writeFileSync(project.configPath, configWith('second'))
  await stateroom.says(/^Applied the config in \d+\.\d s\.$/m)
  const second = await asked(url)
  expect(second.answer).toBe('second')
  await expect.poll(() => isRunning(first.pid)).toBe(false)

  stateroom.child.kill('SIGINT')
  expect(await stateroom.ends()).toBe(0)
  expect(isRunning(second.pid), 'no server is left').toBe(false)
  expect(stateroom.err).toBe('')
})

test('23 a mistake at the start is told with its line; once it’s fixed, the panel opens', async () => {
  const project = aProject('export default {\n  collections: [,,\n}\n')
  const stateroom = dev(project)
  await expect.poll(() => stateroom.err).toContain('opens once it’s fixed')
  expect(stateroom.err).toContain('stateroom.config.ts:3:1')
  expect(stateroom.err).toContain('> 3 | }')

  writeFileSync(project.configPath, configWith('fixed'))
  const [, url = ''] = await stateroom.says(/^Stateroom is ready at (\S+)$/m)
  expect((await asked(url)).answer).toBe('fixed')
  stateroom.child.kill('SIGTERM')
  expect(await stateroom.ends()).toBe(0)
})

test('23 a mistake leaves the last config that worked, and a server that ends is told', async () => {
  const project = aProject(configWith('first'))
  const stateroom = dev(project)
  const [, url = ''] = await stateroom.says(/^Stateroom is ready at (\S+)$/m)
  await stateroom.says(/^Watching/m)

  writeFileSync(project.configPath, 'export const nothing = 1\n')
  await expect.poll(() => stateroom.err).toContain('keeps the last config')
  const { answer, pid } = await asked(url)
  expect(answer).toBe('first')

  process.kill(pid, 'SIGKILL')
  await expect.poll(async () => (await fetch(url)).status).toBe(503)
  writeFileSync(project.configPath, configWith('second'))
  await expect.poll(async () => (await fetch(new URL('/api/who', url))).status).toBe(200)
  stateroom.child.kill('SIGINT')
  expect(await stateroom.ends()).toBe(0)
})

test('23 whoever ends dev the hard way leaves no server behind', async () => {
  const stateroom = dev(aProject(configWith('first')))
  const [, url = ''] = await stateroom.says(/^Stateroom is ready at (\S+)$/m)
  const { pid } = await asked(url)

  stateroom.child.kill('SIGKILL')

  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('23 a port that is taken is refused, and the help has examples', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const project = aProject()

  expect(await run(project, ['dev', '--port', `${port}`])).toMatchObject({ code: 3 })
  other.close()
  expect(await run(project, ['start', '--port', 'many'])).toMatchObject({ code: 2 })
  const { out } = await run(project, ['dev', '--help'])
  expect(out).toContain('stateroom dev --seed seed.ts --port 8080')
})
