import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesIn } from '../../../scripts/kit/files-in.ts'
import { inProject, root } from '../../../scripts/kit/root.ts'
import type { Sources } from './depends-on.ts'

/** A change that is often made, and how many proofs it may make stale. */
export interface Planted {
  name: string
  most: number
  /** Each is a change of its own: the worst counts. */
  changes: readonly Sources[]
}

const read = (file: string) => readFileSync(inProject(file), 'utf8')

/** A file with a line at its end. */
const longer = (file: string, line: string): Sources => ({ [file]: `${read(file)}\n${line}\n` })

/** A file with a line before the first that begins so. */
function withLine(file: string, before: string, line: string): Sources {
  const source = read(file)
  if (!source.includes(`\n${before}`)) throw new Error(`${file} has no line «${before}» any more.`)
  return { [file]: source.replace(`\n${before}`, `\n${line}\n${before}`) }
}

const newEndpoint: Sources = {
  'config-schema/contracts/planted.ts': "export const plantedPath = '/stateroom/planted'\n",
  'server/endpoints/planted/planted.ts': "export { plantedPath } from '#contracts/planted'\n",
  'ui/client/planted.ts': "export { plantedPath } from '#contracts/planted'\n",
  ...withLine(
    'server/endpoints/feature.ts',
    'import ',
    "import { plantedPath } from './planted/planted.ts'",
  ),
}

const catalogues = filesIn(inProject('locales'))
  .map((path) => relative(root, path))
  .filter((file) => file.endsWith('.json'))

const newRow: Sources = {
  ...withLine(
    'config-schema/problems/problems.ts',
    '  unexpected: ',
    "  'planted.failed': { status: 400, exitCode: 1 },",
  ),
  ...withLine(
    'config-schema/problems/problem-facts.ts',
    "  'usage.conflict'",
    "  'planted.failed': ['name'],",
  ),
  ...Object.fromEntries(
    catalogues.map((file) => [
      file,
      read(file).replace('{', '{\n  "problem.planted.failed": "{{name}}",'),
    ]),
  ),
}

/** The contracts that say where something is asked. */
const withPaths = filesIn(inProject('config-schema/contracts'))
  .map((path) => relative(root, path))
  .filter((file) => /^export const \w+Path\b/m.test(read(file)))

/** What a feature on the server brings along, counted by `npm run stale` and held by a test. */
export const plantedChanges: readonly Planted[] = [
  { name: 'a new endpoint', most: 5, changes: [newEndpoint] },
  { name: 'a new row of problems', most: 5, changes: [newRow] },
  {
    name: 'an exported path',
    most: 0,
    changes: withPaths.map((file) =>
      longer(file, "export const plantedPath = '/stateroom/planted'"),
    ),
  },
]
