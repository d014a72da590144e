import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { problemTextKey } from '#locales'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import { readEnvironment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { importPath } from '../site/import-path.ts'
import { loadConfig } from '../site/load-config.ts'
import { loadProject } from '../site/load-project.ts'
import { siteDirOf } from '../site/site-dir.ts'
import { componentCodeLines } from '../site-modules/site-code.ts'
import { builtDirOf } from './built-dir.ts'
import { usesComponents } from './uses-components.ts'
import { versionNotes } from './version-notes.ts'

export interface BuildFlags {
  config?: string
  out?: string
  adminDir: string
}

/** Builds the components of a site that Stateroom serves, or of a Payload project for its host. */
export async function buildForSite(terminal: Terminal, flags: BuildFlags): Promise<void> {
  const sitePath = sitePathOf(terminal, flags.config)
  if (sitePath === null) return buildProjectOf(terminal, flags)
  if (flags.out !== undefined) {
    const other = basename(sitePath)
    throw new Problem('usage.conflict', { details: { flag: '--out', other } })
  }
  return buildSite(terminal, sitePath, resolve(terminal.cwd, flags.adminDir))
}

/** The config of a site that Stateroom serves itself; null: it's a Payload project's. */
function sitePathOf({ cwd }: Terminal, named = usualName): string | null {
  const path = resolve(cwd, named)
  return basename(path) === usualName && existsSync(path) ? path : null
}

const usualName = 'stateroom.config.ts'

async function buildSite(terminal: Terminal, configPath: string, adminDir: string): Promise<void> {
  const { complain, cwd, env, say, text } = terminal
  const { secret: _, ...environment } = readEnvironment(env, configPath)
  // Before the config: what is imported after it passes through the loader of its TypeScript.
  const { buildSiteComponents } = await import('#server')
  const config = await loadConfig(terminal, configPath)
  const siteDir = siteDirOf(config, configPath)
  const dir = builtDirOf(configPath)
  const built = await buildSiteComponents(
    {
      ...{ config, ...environment, adminDir, siteDir },
      warn: (problem) => tellProblem(terminal, problem, siteDir),
    },
    dir,
  )
  const { failed = 0, names = [] } = built ?? {}
  const folder = relative(cwd, dir)
  if (names.length > 0) {
    say(text('cli.build.done', { count: names.length, folder, names: names.join(', ') }))
  }
  if (failed > 0) throw failure(names.length, failed)
  if (names.length === 0) complain(text('cli.build.nothing'))
}

/** Of the two, only the first has built anything to go on with. */
const failure = (built: number, failed: number): Problem =>
  new Problem(built > 0 ? 'build.incomplete' : 'build.failed', {
    details: { count: String(failed) },
  })

function tellProblem({ complain, text }: Terminal, problem: ProblemData, siteDir: string): void {
  complain(text(problemTextKey(problem.code), problem.details))
  for (const line of componentCodeLines(problem, siteDir)) complain(line)
}

async function buildProjectOf(terminal: Terminal, flags: BuildFlags): Promise<void> {
  const { complain, cwd, say, text } = terminal
  const project = await loadProject(terminal, flags.config)
  const { configPath, siteDir, written } = project
  const outDir = flags.out ? resolve(cwd, flags.out) : project.outDir
  const { buildProject, componentProblemsOf } = await import('#server')
  const { judged } = await buildProject({
    ...project,
    outDir,
    adminDir: resolve(cwd, flags.adminDir),
  })
  for (const { details, kind } of versionNotes(project.projectDir)) {
    complain(text(`cli.note.${kind}`, details))
  }
  for (const problem of componentProblemsOf(judged)) tellProblem(terminal, problem, siteDir)

  const failed = judged.filter(({ component }) => component && 'trouble' in component).length
  const built = judged.filter(({ component }) => component && 'script' in component)
  const names = built.map(({ component }) => component?.name).join(', ')
  if (failed > 0 && built.length === 0) throw failure(0, failed)
  const folder = relative(cwd, outDir) || '.'
  if (judged.length === 0) say(text('cli.build.none', { folder }))
  else say(text('cli.build.done', { count: built.length, folder, names: names || '–' }))
  if (!usesComponents(written)) {
    const path = importPath(dirname(configPath), join(outDir, 'components'))
    say(text('cli.build.add', { file: relative(cwd, configPath), path }))
  }
  if (failed > 0) throw failure(built.length, failed)
}
