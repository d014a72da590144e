// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { Doors } from './kit/doors.ts'
import { aDoor, neverOpen, planOf, run } from './kit/doors.ts'

const chart = 'machines/door/door.machine.ts'
const own = ['--dir', 'machines']

/** A trace that opens the door and shuts it, written as a test. */
async function aWrittenTest(plan?: string): Promise<Doors> {
  const doors = aDoor(planOf({ laws: neverOpen }))
  await run(doors, ['test', ...own, '--cover', 'transitions'])
  const file = '.stateroom/models/failures/door-1.json'
  const trace = JSON.parse(readFileSync(join(doors.dir, file), 'utf8'))
  const { why: _, ...again } = trace
  const steps = [...trace.steps, { cause: 'event', event: { type: 'user.shut' } }]
  doors.write('door.json', JSON.stringify({ ...again, steps }))
  doors.write('machines/door/door.plan.ts', plan ?? planOf())
  await run(doors, ['replay', 'door.json', ...own, '--write', 'door.test.ts'])
  mkdirSync(join(doors.dir, 'node_modules'))
  for (const name of ['vitest', 'xstate']) {
    symlinkSync(inProject(`node_modules/${name}`), join(doors.dir, 'node_modules', name))
  }
  const engine = JSON.stringify({ 'stateroom-admin/testing': inProject('testing/index.ts') })
  doors.write('vitest.config.mjs', `export default { resolve: { alias: ${engine} } }`)
  return doors
}

async function isGreen({ dir }: Doors): Promise<boolean> {
  const vitest = spawn(process.execPath, [inProject('node_modules/vitest/vitest.mjs'), 'run'], {
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir },
    stdio: 'ignore',
  })
  const [code] = await once(vitest, 'exit')
  return code === 0
}

test('22.8 a written test is green, and red once the machine does anything else', async () => {
  const doors = await aWrittenTest()
  const machine = readFileSync(join(doors.dir, chart), 'utf8')
  const isGreenWith = (from: string, to: string) => {
    expect(machine).toContain(from)
    doors.write(chart, machine.replace(from, to))
    return isGreen(doors)
  }

  expect(
    readFileSync(join(doors.dir, 'door.test.ts'), 'utf8'),
  ).toContain(`const recorded: RecordedStep[] = [
  {"step":"","places":["shut"],"effects":[],"running":[],"changed":{"knocks":0}},
  {"step":"user.open","places":["open"],"effects":[],"running":[],"changed":{}},
  {"step":"user.shut","places":["shut"],"effects":[],"running":[],"changed":{}},
]`)
  expect(await isGreen(doors)).toBe(true)
  expect(await isGreenWith("'user.shut': 'shut'", "'user.shut': 'open'")).toBe(false)
  expect(await isGreenWith('    open: {', "    open: { entry: 'ring',")).toBe(false)
  expect(await isGreenWith('context: { knocks: 0 }', 'context: { knocks: 1 }')).toBe(false)
})

test('22.8 a written failure is red until its law holds', async () => {
  const doors = await aWrittenTest(planOf({ laws: neverOpen }))
  const written = readFileSync(join(doors.dir, 'door.test.ts'), 'utf8')

  expect(written).toContain('"places":["shut"]')
  expect(written).not.toContain('"places":["open"]')
  expect(await isGreen(doors)).toBe(false)
  doors.write('machines/door/door.plan.ts', planOf())
  expect(await isGreen(doors)).toBe(true)
})
