import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Terminal } from '../../../kit/terminal.ts'
import { endWithParent } from '../../kit/run-apart.ts'
import { loadConfig } from '../../site/load-config.ts'
import { loadServer } from '../../site/load-server.ts'
import { siteDirOf } from '../../site/site-dir.ts'
import type { CopyPlace } from '../throwaway.ts'
import { openThrowaway } from '../throwaway.ts'
import { copyOption } from './copy-option.ts'

interface CopyOptions {
  config: string
  adminDir: string
}

/** A copy of a site in a process of its own, which can be killed and started again. */
export class CopyProcess {
  private child: ChildProcess | null = null

  constructor(
    private readonly place: CopyPlace,
    private readonly options: CopyOptions,
  ) {}

  async start(): Promise<void> {
    const { adminDir, config } = this.options
    const args = ['test', '--config', config, '--admin-dir', adminDir]
    const child = fork(process.argv[1]!, [...args, copyOption, JSON.stringify(this.place)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.child = child
    let said = ''
    child.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-most)
    })
    const isReady = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ])
    if (isReady) return
    throw new Error(`The copy of the site ended before it was ready. ${said.trim()}`)
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/** Characters of what a copy says last. */
const most = 2000

/** Of the child: serves the copy until its parent ends or kills it. */
export async function serveCopy(
  terminal: Terminal,
  { adminDir, config: file, place }: CopyOptions & { place: string },
): Promise<void> {
  endWithParent()
  const path = resolve(terminal.cwd, file)
  await loadServer(null)
  const config = await loadConfig(terminal, path)
  const copy = await openThrowaway(config, {
    adminDir: resolve(terminal.cwd, adminDir),
    siteDir: siteDirOf(config, path),
    at: JSON.parse(place),
    complain: terminal.complain,
  })
  copy.payload.logger.level = 'silent'
  process.send?.('ready')
}
