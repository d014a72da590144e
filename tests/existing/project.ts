import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { freePort } from '../../bench/kit/free-port.ts'
import { ServerProcess } from '../../bench/kit/server-process.ts'
import { inProject } from '../../scripts/kit/root.ts'

/** The example project, installed with a packed Stateroom, as somebody has it who uses Payload. */
export interface Project {
  folder: string
  /** With the tables that development has made. */
  database: string
}

const example = inProject('examples/existing-payload')
const secret = 'a-secret-of-thirty-two-characters'

/** @param versions those of packages of the example to replace, by name */
export async function installProject(
  folder: string,
  tarball: string,
  versions: Readonly<Record<string, string>>,
): Promise<Project> {
  const isOurs = (path: string) =>
    !/node_modules|\.next|package-lock|src\/stateroom/.test(path.slice(example.length))
  cpSync(example, folder, { recursive: true, filter: isOurs })
  const file = join(folder, 'package.json')
  const { dependencies, ...others } = JSON.parse(readFileSync(file, 'utf8'))
  const chosen = Object.fromEntries(
    Object.entries<string>(dependencies).map(([name, version]) => [
      name,
      versions[name] ?? (name.startsWith('@payloadcms/') ? versions.payload : undefined) ?? version,
    ]),
  )
  const all = { ...chosen, 'stateroom-admin': `file:${tarball}` }
  writeFileSync(file, JSON.stringify({ ...others, dependencies: all }))
  await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  const project = { folder, database: join(folder, 'bookshop.db') }
  await buildComponents(project)
  await run(folder, 'npx', ['payload', 'generate:importmap'], environment(project))
  return project
}

/** `stateroom build`, as the scripts of the project's package have it before each start. */
export const buildComponents = (project: Project): Promise<void> =>
  run(project.folder, 'npx', ['stateroom', 'build'], environment(project))

/** `next dev`, with the port in its environment: Payload hears of edits there. */
export async function startDevelopment(project: Project): Promise<ServerProcess> {
  const port = await freePort()
  return ServerProcess.start({
    program: process.execPath,
    args: [nextIn(project.folder), 'dev', '-H', '127.0.0.1', '-p', String(port)],
    cwd: project.folder,
    env: { ...environment(project), PORT: String(port), NODE_ENV: 'development' },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/api/stateroom/panel',
  })
}

/** The production build alone, in another folder, while the project isn't where it was built. */
export async function startMovedBuild(project: Project): Promise<ServerProcess> {
  await run(project.folder, process.execPath, [nextIn(project.folder), 'build'], {
    ...environment(project),
    NODE_ENV: 'production',
  })
  const moved = `${project.folder}-moved`
  const away = `${project.folder}-away`
  mkdirSync(moved)
  cpSync(join(project.folder, '.next/standalone'), moved, {
    recursive: true,
    verbatimSymlinks: true,
  })
  renameSync(project.folder, away)
  const port = await freePort()
  return ServerProcess.start({
    program: process.execPath,
    args: ['server.js'],
    cwd: moved,
    env: {
      ...environment({ ...project, database: join(away, basename(project.database)) }),
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      NODE_ENV: 'production',
    },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/api/stateroom/panel',
  })
}

const environment = ({ database }: Project) => ({
  DATABASE_URL: `file:${database}`,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: '--no-deprecation',
  PAYLOAD_SECRET: secret,
})

const nextIn = (folder: string) => join(folder, 'node_modules/next/dist/bin/next')

/** What it says is shown only where it fails. */
export async function run(
  cwd: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said}`)
}
