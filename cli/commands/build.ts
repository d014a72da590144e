import { dirname, join, relative, resolve } from 'node:path'
import { Command } from 'commander'
import { Problem } from '#config-schema'
import { problemTextKey } from '#locales'
import { componentCodeLines } from '../lines/site-code.ts'
import { importPath } from '../services/import-path.ts'
import { loadProject } from '../services/load-project.ts'
import { usesComponents } from '../services/uses-components.ts'
import { versionNotes } from '../services/version-notes.ts'
import type { Terminal } from '../terminal.ts'
import { adminDirOption } from './options.ts'

interface Flags {
  config?: string
  out?: string
  adminDir: string
}

/** `stateroom build`: builds a Payload project's own components for the panel that its host serves. */
export const buildCommand = (terminal: Terminal) =>
  new Command('build')
    .description(terminal.text('cli.build.description'))
    .option('-c, --config <file>', terminal.text('cli.build.config'))
    .option('--out <dir>', terminal.text('cli.build.out'))
    .addOption(adminDirOption())
    .action((flags: Flags) => build(terminal, flags))

async function build(terminal: Terminal, flags: Flags): Promise<void> {
  const { complain, cwd, say, text } = terminal
  const project = await loadProject(terminal, flags.config)
  const { configPath, siteDir, written } = project
  const outDir = flags.out ? resolve(cwd, flags.out) : project.outDir
  const { buildProject } = await import('#server')
  const { judged } = await buildProject({
    ...project,
    outDir,
    adminDir: resolve(cwd, flags.adminDir),
  })
  for (const { details, kind } of versionNotes(project.projectDir)) {
    complain(text(`cli.note.${kind}`, details))
  }
  for (const problem of judged.flatMap(({ problem }) => problem ?? [])) {
    complain(text(problemTextKey(problem.code), problem.details))
    for (const line of componentCodeLines(problem, siteDir)) complain(line)
  }

  const built = judged.filter(({ component }) => component && 'script' in component)
  const names = built.map(({ component }) => component?.name).join(', ')
  const folder = relative(cwd, outDir) || '.'
  if (judged.length === 0) say(text('cli.build.none', { folder }))
  else say(text('cli.build.done', { count: built.length, folder, names: names || '–' }))
  if (!usesComponents(written)) {
    const path = importPath(dirname(configPath), join(outDir, 'components'))
    say(text('cli.build.add', { file: relative(cwd, configPath), path }))
  }
  const failed = judged.filter(({ component }) => component && 'trouble' in component).length
  if (failed > 0) throw new Problem('build.incomplete', { details: { count: String(failed) } })
}
