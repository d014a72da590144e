import { readFileSync } from 'node:fs'
import type { ConfigMistake, StateroomConfig, UnusedKey } from '#config-schema/config'
import { checkConfig, isRefused, unusedKeys } from '#config-schema/config'
import { problemTextKey } from '#locales'
import type { Problem } from '#problems'
import type { ProjectDifference } from '#server'
import type { Terminal } from '../../kit/terminal.ts'
import type { VersionNote } from '../build/version-notes.ts'
import { versionNotes } from '../build/version-notes.ts'
import { describeMistake } from '../site/describe-mistake.ts'
import { readConfig } from '../site/load-config.ts'
import { loadProject } from '../site/load-project.ts'
import { shownFile } from '../site-modules/site-place.ts'
import { sourcesOf } from './sources-of.ts'

/** What a look at a config has found. */
export interface Checked {
  file: string
  /** What keeps it from starting. */
  mistakes: readonly Told[]
  /** What Payload accepts all the same. */
  findings: readonly Told[]
  differences: readonly Told[]
  /** The components that this panel shows, too. */
  shown: readonly string[]
}

export interface Told {
  /** What kind of thing it is. */
  code: string
  /** In the config, or the component. */
  path: string | null
  /** `src/payload.config.ts:12`; null: nobody knows. */
  where: string | null
  message: string
}

/** A config for the embedded server. */
export async function checkSite(terminal: Terminal, file: string): Promise<Checked> {
  const written = await readConfig(terminal, file)
  return {
    file,
    ...told(terminal, written, checkConfig(written)),
    differences: unusedKeys(written).map(unusedIn(terminal, file)),
    shown: [],
  }
}

/** A Payload project, beside whose own admin this panel stands. */
export async function checkProject(
  terminal: Terminal,
  named: string | undefined,
  adminDir: string,
): Promise<Checked> {
  const project = await loadProject(terminal, named)
  const { configPath, projectDir, written } = project
  const { buildProject, componentProblemsOf, projectDifferences } = await import('#server')
  const { judged } = await buildProject({ ...project, adminDir })
  const sources = sourcesOf(projectDir)
  const notes = [...versionNotes(projectDir), ...projectDifferences(project.config, judged)]
  const ofViews = notes.map(({ details }) => details.component)
  const problems = componentProblemsOf(judged.filter(({ key }) => !ofViews.includes(key)))
  return {
    file: configPath,
    ...told(terminal, written, project.mistakes),
    differences: [
      ...problems.map(problemIn(terminal)),
      ...notes.map(noteIn(terminal, sources)),
      ...unusedKeys(written).filter(isOfPanel).map(unusedIn(terminal, configPath)),
    ],
    shown: judged.flatMap(({ component }) =>
      component && 'script' in component ? component.name : [],
    ),
  }
}

function told(
  { text }: Terminal,
  written: StateroomConfig,
  all: readonly ConfigMistake[],
): Pick<Checked, 'mistakes' | 'findings'> {
  const refused = all.filter(isRefused(written))
  const inWords = (mistake: ConfigMistake): Told => ({
    code: `config.mistake.${mistake.kind}`,
    path: mistake.path,
    where: null,
    message: describeMistake(mistake, text),
  })
  return {
    mistakes: refused.map(inWords),
    findings: all.filter((mistake) => !refused.includes(mistake)).map(inWords),
  }
}

/** Whatever else the embedded server leaves out, the project's own host does. */
const isOfPanel = ({ key, reason }: UnusedKey): boolean =>
  reason === 'panel' && key.startsWith('admin.')

const problemIn =
  ({ text }: Terminal) =>
  ({ code, details }: Problem): Told => ({
    code,
    path: details.name ?? null,
    where: /:\d+(:\d+)?$/.test(details.place ?? '') ? details.place! : null,
    message: text(problemTextKey(code), details),
  })

const noteIn =
  ({ text }: Terminal, sources: readonly string[]) =>
  ({ details, kind }: VersionNote | ProjectDifference): Told => ({
    code: kind,
    path: details.place ?? details.path ?? details.fields ?? null,
    where: namedIn(sources, details.component ?? details.name),
    message: text(`cli.note.${kind}`, details),
  })

const unusedIn =
  ({ text }: Terminal, configPath: string) =>
  ({ key, reason }: UnusedKey): Told => ({
    code: `config.unused.${reason}`,
    path: key,
    where: keyIn(configPath, key),
    message: text(`problem.config.unused.${reason}`, { key }),
  })

/** The line of the config that has the last part of a key. */
function keyIn(file: string, key: string): string | null {
  const last = key.split('.').at(-1)
  return lineWhere(file, (line) => new RegExp(`(^|[{,\\s])${last}\\s*[:,(]`).test(line))
}

/** The line that names a component: as a whole, or, in its other form, its file. */
function namedIn(sources: readonly string[], name: string | undefined): string | null {
  const [module] = name?.split('#') ?? []
  for (const written of [name, module]) {
    if (!written) continue
    for (const file of sources) {
      const found = lineWhere(file, (line) => line.includes(written))
      if (found) return found
    }
  }
  return null
}

function lineWhere(file: string, isIt: (line: string) => boolean): string | null {
  const index = readFileSync(file, 'utf8').split('\n').findIndex(isIt)
  return index === -1 ? null : `${shownFile(file)}:${index + 1}`
}
