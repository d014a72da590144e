import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { sharedModulesFile } from '#contracts/site-components'
import { buildWhatCan } from '../components/build-what-can.ts'
import { hashOf } from '../components/hash-of.ts'
import type { Judged } from '../components/judge-components.ts'
import { judgeComponents } from '../components/judge-components.ts'
import { filesIn, hashOfFile } from '../components/kept-build.ts'
import { readSharedModules } from '../components/site-components.ts'
import { writeProjectBuild } from '../components/write-project-build.ts'

export interface ProjectBuildOptions {
  config: SanitizedConfig
  /** What the config's paths begin at. */
  siteDir: string
  /** The folder of the project's package. */
  projectDir: string
  /** Folder of the built panel. */
  adminDir: string
  /** Where the modules are written; absent: nothing is, the components are only looked at. */
  outDir?: string
}

/** What became of a project's components. */
export interface ProjectBuild {
  judged: readonly Judged[]
  /** The files of the project that were read. */
  inputs: readonly string[]
}

/** `stateroom build`: builds the components that a project's config names for a panel that its own host serves. */
export async function buildProject(options: ProjectBuildOptions): Promise<ProjectBuild> {
  const { adminDir, config, outDir, projectDir, siteDir } = options
  const dir = await mkdtemp(join(tmpdir(), 'stateroom-build-'))
  try {
    const shared = await readSharedModules(adminDir)
    const { judged, outcome } = await judgeComponents(config, siteDir, (entries) =>
      buildWhatCan(entries, dir, { root: siteDir, shared }),
    )
    const inputs = outcome.build.inputs.filter((file) => isOwn(file, projectDir)).sort()
    if (outDir !== undefined && isWorthWriting(judged)) {
      writeProjectBuild(outDir, filesIn(dir), {
        panel: hashOf(await readFile(join(adminDir, sharedModulesFile))),
        components: Object.fromEntries(judged.map(({ component, key }) => [key, component])),
        inputs: await hashesOf(inputs, projectDir),
      })
    }
    return { judged, inputs }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Where nothing could be built, whatever was written before is better. */
const isWorthWriting = (judged: readonly Judged[]): boolean =>
  judged.some(({ component }) => component && 'script' in component) ||
  !judged.some(({ component }) => component && 'trouble' in component)

const isOwn = (file: string, projectDir: string): boolean =>
  file.startsWith(projectDir + sep) &&
  !file.includes(`${sep}node_modules${sep}`) &&
  existsSync(file)

async function hashesOf(
  files: readonly string[],
  projectDir: string,
): Promise<Record<string, string>> {
  const hashes = files.map(
    async (file) =>
      [relative(projectDir, file).split(sep).join('/'), await hashOfFile(file)] as const,
  )
  return Object.fromEntries(await Promise.all(hashes))
}
