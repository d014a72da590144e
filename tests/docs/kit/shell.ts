import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { inProject } from '../../../scripts/kit/root.ts'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'
import type { ConsoleStep } from './console-steps.ts'
import type { Reader } from './reader.ts'
import { shownOrigin } from './reader.ts'

/** Where a reader types: in a folder, with the built `stateroom` in the path, called by `npx` or not. */
export class Shell {
  private readonly bin = temporaryFolder('bin')

  constructor(private readonly reader: Reader) {
    const stateroom = `exec "${process.execPath}" "${inProject('dist/node/cli.js')}" "$@"\n`
    this.write('stateroom', stateroom)
    this.write('npx', `shift\n${stateroom}`)
  }

  /** What the command says on both streams, and its exit code. */
  async run({ beforeCtrlC, command }: ConsoleStep) {
    const { dir, origin } = this.reader
    const real = command.replaceAll(shownOrigin, origin)
    // The shell outlives Ctrl-C, as one that somebody types in.
    const child = spawn('sh', ['-c', `trap : INT\n{ ${real}\n} 2>&1`], {
      ...{ cwd: dir, detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
      env: { PATH: `${this.bin}:${process.env.PATH}`, HOME: dir, LANG: 'C.UTF-8', PORT: '0' },
    } as const)
    // As a terminal does: to everything that runs in it.
    const send = (signal: NodeJS.Signals) => process.kill(-child.pid!, signal)
    onTestFinished(() => {
      if (child.exitCode === null) send('SIGKILL')
    })
    let said = ''
    let isStopped = false
    child.stdout.on('data', (part) => {
      said += String(part).replaceAll(origin, shownOrigin)
      if (isStopped || !beforeCtrlC?.test(said)) return
      isStopped = true
      send('SIGINT')
    })
    const [exitCode] = await once(child, 'close')
    return { said, exitCode: exitCode as number | null }
  }

  private write(name: string, script: string): void {
    const path = join(this.bin, name)
    writeFileSync(path, `#!/bin/sh\n${script}`)
    chmodSync(path, 0o755)
  }
}
