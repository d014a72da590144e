import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'

/** The folder of somebody who has installed the packages. */
export function installIn(where: string): void {
  const modules = join(where, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  for (const name of readdirSync(inProject('node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(inProject(`node_modules/${name}`), join(modules, name))
  }
  symlinkSync(inProject(''), join(modules, 'stateroom-admin'))
  symlinkSync(inProject('dist/node/cli.js'), join(modules, '.bin/stateroom'))
  writeFileSync(join(where, 'package.json'), '{ "type": "module", "private": true }')
}

/** A line in a shell of that folder. */
export function runIn(
  folder: string,
  command: string,
  env: NodeJS.ProcessEnv,
): Promise<{ status: number; said: string }> {
  const shell = spawn(command, { cwd: folder, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on('data', (part) => {
      said += part
    })
  }
  return new Promise((resolve, reject) => {
    shell.once('error', reject)
    shell.once('close', (status) => resolve({ status: status ?? 1, said }))
  })
}
