import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'
import type { Fault } from './fault.ts'

/** What machines import; it's never changed. */
const linked = ['config-schema', 'testing', 'node_modules']

/** Calls back with a folder in which a machine is a copy, with a fault in it; then deletes it. */
export async function inCopy<Answer>(
  machine: string,
  fault: Fault | null,
  use: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-fault-'))
  try {
    mkdirSync(join(folder, 'machines'))
    for (const name of readdirSync(inProject('machines'))) {
      const [from, to] = [inProject(`machines/${name}`), join(folder, 'machines', name)]
      if (name === machine) cpSync(from, to, { recursive: true })
      else symlinkSync(from, to)
    }
    cpSync(inProject('package.json'), join(folder, 'package.json'))
    for (const name of linked) symlinkSync(inProject(name), join(folder, name))
    if (fault) apply(fault, folder)
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function apply({ name, file }: Fault, cwd: string): void {
  const { status, stderr } = spawnSync('git', ['apply', '-p0', file], { cwd, encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`${name} no longer fits the machine. Make its patch anew: ${stderr}`)
  }
}
