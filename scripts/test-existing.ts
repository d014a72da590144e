import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ServerProcess } from '../bench/kit/server-process.ts'
import type { Project } from '../tests/existing/project.ts'
import {
  installProject,
  run,
  startDevelopment,
  startMovedBuild,
} from '../tests/existing/project.ts'
import { buildWhatIsStale } from './kit/build-parts.ts'
import { inProject, root } from './kit/root.ts'
import { runTool } from './kit/run-tool.ts'
import { main as writeTypes } from './write-types.ts'

/**
 * `npm run test:existing`: packs Stateroom, installs it in a Payload project with Next.js, and drives
 * the panel there: in development while the project is edited, and in a build that was moved.
 */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-existing-'))
  try {
    const tarball = await pack(folder)
    for (const [tool, ...given] of linters) {
      const code = await runTool(tool, [...given, tarball])
      if (code !== 0) return code
    }
    console.log('installing the project')
    const versions = Object.fromEntries(
      Object.entries({ payload: flags.payload, next: flags.next }).filter(([, named]) => named),
    ) as Record<string, string>
    const project = await installProject(join(folder, 'shop'), tarball, versions)
    const server = await startDevelopment(project)
    const inDevelopment = await drive('development', project, server, flags.edits)
    if (inDevelopment !== 0) return inDevelopment
    console.log('building the project')
    return await drive('build', project, await startMovedBuild(project), flags.edits)
  } finally {
    if (flags.keep) console.log(`kept in ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  }
}

/** Whoever installs it can import and type-check it. It has no CommonJS, which Node reads all the same. */
const linters = [
  ['publint', '--strict'],
  ['attw', '--profile', 'esm-only', '--quiet'],
] as const

const options = {
  /** Another version of Payload, and of Next.js. */
  payload: { type: 'string' },
  next: { type: 'string' },
  /** Of the project, while its panel is open; each takes seconds. */
  edits: { type: 'string', default: '5' },
  /** Leaves the project where it was installed. */
  keep: { type: 'boolean', default: false },
} as const

async function pack(folder: string): Promise<string> {
  await buildWhatIsStale()
  await writeTypes()
  await run(root, 'npm', ['pack', '--ignore-scripts', '--pack-destination', folder])
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!)
}

async function drive(
  mode: string,
  project: Project,
  server: ServerProcess,
  edits: string,
): Promise<number> {
  try {
    return await runTool('playwright', ['test', '--config', inProject('tests/existing')], {
      EXISTING_EDITS: edits,
      EXISTING_MODE: mode,
      EXISTING_ORIGIN: server.origin,
      EXISTING_FOLDER: project.folder,
    })
  } finally {
    await server.stop()
  }
}
