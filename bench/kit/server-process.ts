import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMsOf, memoryOf } from './processes.ts'

export interface ServerCommand {
  program: string
  args: readonly string[]
  cwd: string
  env: Record<string, string>
  origin: string
  /** An address that answers 200 once the server is ready. */
  readyPath: string
}

/** A production server as a process of its own. */
export class ServerProcess {
  private constructor(
    readonly origin: string,
    /** From its start to the first good answer. */
    readonly startMs: number,
    private readonly process: ChildProcess,
  ) {}

  static async start(command: ServerCommand): Promise<ServerProcess> {
    const started = performance.now()
    const child = spawn(command.program, command.args, {
      cwd: command.cwd,
      env: { ...process.env, ...command.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    process.once('exit', () => child.kill('SIGKILL'))
    while (!(await answers(command.origin + command.readyPath))) {
      if (child.exitCode !== null)
        throw new Error(`${command.program} ${command.args.join(' ')} ended at once.`)
      await sleep(10)
    }
    return new ServerProcess(command.origin, performance.now() - started, child)
  }

  get pid(): number {
    return this.process.pid!
  }

  get cpuMs(): number {
    return cpuMsOf(this.pid)
  }

  get memoryMiB(): number {
    return memoryOf(this.pid)
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return
    this.process.kill('SIGTERM')
    await once(this.process, 'exit')
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
