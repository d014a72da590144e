import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'

/** A folder with a config, as a person has it. */
export interface Project {
  dir: string
  configPath: string
  dataDir: string
  adminDir: string
}

const config = `import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', fields: [{ name: 'title', type: 'text' }] },
  ],
})
`

/** A project that is right in every way, outside of this one. */
export function aProject(written = config): Project {
  const dir = temporaryFolder('project')
  const adminDir = join(dir, 'admin')
  mkdirSync(adminDir)
  writeFileSync(join(adminDir, 'index.html'), '<html><head></head><body></body></html>')
  const configPath = join(dir, 'stateroom.config.ts')
  writeFileSync(configPath, written)
  return { dir, configPath, adminDir, dataDir: join(dir, '.stateroom') }
}

/** What starts `stateroom …` as it's published. */
export const builtCommand = (args: readonly string[]) => ({
  file: process.execPath,
  args: [inProject('dist/node/cli.js'), ...args],
})

/** `stateroom …` as it's published, in the project's folder. */
export class Stateroom {
  out = ''
  err = ''
  readonly child: ChildProcess

  constructor(
    project: Pick<Project, 'dir'>,
    args: readonly string[],
    env: Record<string, string> = {},
    /** What is piped into it. */
    stdin?: string,
  ) {
    const command = builtCommand(args)
    this.child = spawn(command.file, command.args, {
      cwd: project.dir,
      env: {
        PATH: process.env.PATH,
        HOME: project.dir,
        LANG: 'C.UTF-8',
        PORT: '0',
        NODE_OPTIONS: `--import=${inProject('tests/kit/quick-hashes.mjs')}`,
        ...env,
      },
      stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'ipc'],
    })
    this.child.stdin?.on('error', () => {}).end(stdin)
    this.child.stdout?.on('data', (part) => {
      this.out += part
    })
    this.child.stderr?.on('data', (part) => {
      this.err += part
    })
  }

  /** Waits for a sentence on the terminal and answers what it matched. */
  says(pattern: RegExp): Promise<RegExpMatchArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.out.match(pattern)
        if (found) resolve(found)
      }
      this.child.stdout?.on('data', look)
      this.child.once('exit', () => reject(new Error(`It ended:\n${this.out}${this.err}`)))
      look()
    })
  }

  /** The exit code, whether or not anybody listens to the end. */
  async exits(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit')
    return this.child.exitCode
  }

  /** The exit code, once all that it said has arrived. */
  async ends(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'close')
    return this.child.exitCode
  }
}

/** `stateroom start` with the project's own panel. */
export const start = (
  project: Project,
  env: Record<string, string> = {},
  args: readonly string[] = [],
) => new Stateroom(project, ['start', '--admin-dir', project.adminDir, ...args], env)
