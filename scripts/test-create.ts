import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../bench/kit/free-port.ts'
import { ServerProcess } from '../bench/kit/server-process.ts'
import { run } from '../tests/existing/project.ts'
import { buildWhatIsStale } from './kit/build-parts.ts'
import { inProject, root } from './kit/root.ts'
import { main as writeTypes } from './write-types.ts'

/**
 * `node scripts/run.mjs test-create`: packs Stateroom, creates a project from the packages in an empty
 * folder, installs it, tests it, and starts it twice: the example content is there once.
 */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-create-'))
  try {
    await buildWhatIsStale()
    await writeTypes()
    const tarball = await packed(root, join(folder, 'stateroom'))
    const creator = await packed(inProject('packages/create-stateroom'), join(folder, 'create'))
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const packages = ['--package', tarball, '--package', creator]
    const create = ['create-stateroom', 'demo', '--yes', '--template', flags.template]
    await run(empty, 'npx', ['--yes', ...packages, ...create, '--package', tarball])
    const project = join(empty, 'demo')
    await run(project, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
    for (const command of ['test', 'run check', 'run types']) {
      await run(project, 'npm', command.split(' '))
    }
    const component = ['component', 'components/Logo.tsx', '--kind', 'logo', '--yes']
    await run(project, 'npx', ['stateroom', 'add', ...component])
    await run(project, 'npx', ['stateroom', 'add', 'machine', 'photo upload', '--yes'])
    await run(project, 'npm', ['install', '@payloadcms/plugin-seo', '--no-audit', '--no-fund'])
    await run(project, 'npx', ['stateroom', 'add', 'plugin', '@payloadcms/plugin-seo', '--yes'])
    await run(project, 'npx', ['tsc'])
    const counts = [await countAfterStart(project, flags), await countAfterStart(project, flags)]
    console.log(`${flags.path}: ${counts.join(', then ')} documents`)
    return counts[0]! > 0 && counts[0] === counts[1] ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packs what is in a folder as npm would publish it. */
async function packed(source: string, destination: string): Promise<string> {
  mkdirSync(destination)
  await run(source, 'npm', ['pack', '--ignore-scripts', '--pack-destination', destination])
  return join(destination, readdirSync(destination)[0]!)
}

const options = {
  template: { type: 'string', default: 'magazine' },
  /** What visitors can read there. */
  path: { type: 'string', default: '/api/posts' },
} as const

async function countAfterStart(project: string, { path }: { path: string }): Promise<number> {
  const port = await freePort()
  const server = await ServerProcess.start({
    // As "npm start" has it, which wouldn't pass the signal on that stops it.
    program: process.execPath,
    args: ['node_modules/stateroom-admin/dist/node/cli.js', 'start', '--seed', 'seed.ts'],
    cwd: project,
    env: { PORT: String(port) },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin',
  })
  try {
    const { totalDocs }: { totalDocs: number } = await (await fetch(server.origin + path)).json()
    return totalDocs
  } finally {
    await server.stop()
  }
}
