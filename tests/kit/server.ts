import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../bench/kit/free-port.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { endWithUs } from './end-with-us.ts'

/** What to serve. Without a `dataDir` it starts with an empty database in a temporary folder. */
export interface StartOptions {
  config: string
  seed?: string
  dataDir?: string
  /** Any free one, if it does not matter. */
  port?: number
  env?: Record<string, string>
}

/** The built command `stateroom start` as a process of its own, with data of its own. */
export class RunningServer {
  /** Where the panel is, as the server said: `http://…/admin`. */
  url = ''
  readonly dataDir: string
  private process: ChildProcess | undefined
  private readonly said: string[] = []
  private readonly lines = new EventEmitter()

  private constructor(
    private readonly options: StartOptions,
    private readonly port: number,
  ) {
    this.dataDir = options.dataDir ?? temporaryFolder()
  }

  static async start(options: StartOptions): Promise<RunningServer> {
    const server = new RunningServer(options, options.port ?? (await freePort()))
    await server.begin()
    return server
  }

  /** Everything that it has printed so far. */
  get output(): string {
    return this.said.join('\n')
  }

  /** The first line that fits: one that was printed already, or the next that is. */
  hear(pattern: RegExp): Promise<RegExpExecArray> {
    const heard = this.said.map((line) => pattern.exec(line)).find((match) => match !== null)
    if (heard) return Promise.resolve(heard)
    return new Promise((resolve) => {
      const listen = (line: string) => {
        const match = pattern.exec(line)
        if (!match) return
        this.lines.off('line', listen)
        resolve(match)
      }
      this.lines.on('line', listen)
    })
  }

  get origin(): string {
    return new URL(this.url).origin
  }

  get api(): string {
    return `${this.origin}/api`
  }

  get pid(): number | undefined {
    return this.process?.pid
  }

  /** Asks it to end, as a service manager does, and answers its exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM')
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Stops it where it still runs and starts it again: same port, same data. */
  async restart(): Promise<void> {
    await this.stop()
    await this.begin()
  }

  /** Ends it and removes its data. */
  async discard(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private async begin(): Promise<void> {
    const { config, seed, env } = this.options
    const child = spawn(
      process.execPath,
      [
        inProject('dist/node/cli.js'),
        'start',
        '--config',
        config,
        ...(seed ? ['--seed', seed] : []),
      ],
      {
        env: {
          ...process.env,
          ...patient,
          PORT: `${this.port}`,
          STATEROOM_DATA: this.dataDir,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.process = child
    endWithUs(child)
    this.url = await this.addressSaidBy(child)
  }

  /** The address from the line that says so; what is said about signing in comes with the next one. */
  private addressSaidBy(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      let address: string | undefined
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue
        createInterface({ input: stream }).on('line', (line) => {
          this.said.push(line)
          if (address) resolve(address)
          address ??= /Stateroom is ready at (http\S+)/.exec(line)?.[1]
        })
      }
      child.once('exit', (code) => {
        reject(new Error(`The server ended with ${code} before it was ready.\n${this.output}`))
      })
    })
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.process
    if (!child) return null
    this.process = undefined
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
}

export const startStateroom = (options: StartOptions) => RunningServer.start(options)

/** Speaks English, and does not mind how often tests sign in. */
const patient = {
  LC_ALL: 'C',
  STATEROOM_REQUESTS_PER_MINUTE: '1000000',
  STATEROOM_SIGN_INS_PER_MINUTE: '1000000',
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'stateroom-'))
