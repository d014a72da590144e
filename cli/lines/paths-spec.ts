import { importPath } from '../services/import-path.ts'
import type { Paths } from '../services/paths-of.ts'

/** A spec that plays the tests in a browser; how each machine looks there is in its page model. */
export const specLines = (found: readonly Paths[], cover: string, cwd: string): string[] => [
  "import { modelTests } from 'stateroom-admin/testing/playwright'",
  ...found.flatMap(({ machine, path }) => [
    `import { page as ${machine}Page } from './${machine}.page.ts'`,
    `import { plan as ${machine}Plan } from '${importPath(cwd, path)}'`,
  ]),
  '',
  ...found.map(
    ({ machine }) => `modelTests(${machine}Plan, ${machine}Page, { cover: '${cover}' })`,
  ),
]
