import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from '../bench/kit/print-table.ts'
import type { Visit } from './corpus/result.ts'
import { visit } from './corpus/visit.ts'
import { openWorkspace } from './corpus/workspace.ts'
import { buildWhatIsStale } from './kit/build-parts.ts'

/**
 * `npm run corpus -- DIR`: starts every config of a folder as it is, opens every list, form and
 * global, fills in a document of each, saves it and reads it again.
 */
export async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [dir] = positionals
  if (dir === undefined) {
    console.error(usage)
    return 2
  }
  const json = values.json && resolve(values.json)
  await buildWhatIsStale()
  const workspace = openWorkspace(resolve(dir), values.packages)
  // Some configs store files below the folder that they run in.
  process.chdir(workspace.folder)
  const only = values.only?.split(',')
  const visits: Visit[] = []
  try {
    for (const config of workspace.configs) {
      if (only && !only.includes(config.name)) continue
      const result = await visit(config, {
        seeded: { email: values.email, password: values.password },
        inBrowser: !values['no-browser'],
      })
      visits.push(result)
      tell(result)
    }
  } finally {
    workspace.remove()
  }
  printTable(heads, [...visits.map(rowOf), rowOf(inSum(visits))])
  if (json) writeFileSync(json, `${JSON.stringify(visits, null, 2)}\n`)
  return visits.length > 0 && visits.every(isGood) ? 0 : 1
}

const usage = 'npm run corpus -- DIR [--only a,b] [--packages FOLDER] [--json FILE] [--no-browser]'

const options = {
  only: { type: 'string' },
  json: { type: 'string' },
  /** A folder with the `node_modules` that the configs import. */
  packages: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
  /** The user whom the configs' own seeds make. */
  email: { type: 'string', default: 'dev@payloadcms.com' },
  password: { type: 'string', default: 'test' },
} as const

const heads = [
  'Config',
  'Lists',
  'Forms',
  'Globals',
  'Accepted',
  'Stood',
  'Console errors',
  'Unused keys',
]

const rowOf = (visit: Visit) =>
  visit.failed === null
    ? [
        visit.name,
        ...[visit.lists, visit.forms, visit.globals].map(
          ({ all, opened }) => `${opened} of ${all}`,
        ),
        `${visit.accepted} of ${visit.sent}`,
        `${visit.stood} of ${visit.accepted}`,
        visit.consoleErrors.length,
        visit.unused.length,
      ]
    : [visit.name, 'failed', '', '', '', '', '', visit.unused.length]

function inSum(visits: readonly Visit[]): Visit {
  const sum = (read: (visit: Visit) => number) =>
    visits.reduce((total, visit) => total + read(visit), 0)
  const tally = (key: 'forms' | 'globals' | 'lists') => ({
    opened: sum((visit) => visit[key].opened),
    all: sum((visit) => visit[key].all),
  })
  return {
    name: `all ${visits.length}`,
    failed: null,
    lists: tally('lists'),
    forms: tally('forms'),
    globals: tally('globals'),
    sent: sum(({ sent }) => sent),
    accepted: sum(({ accepted }) => accepted),
    stood: sum(({ stood }) => stood),
    consoleErrors: visits.flatMap(({ consoleErrors }) => consoleErrors),
    unused: visits.flatMap(({ unused }) => unused),
    remarks: [],
  }
}

/** What isn't accepted can be the config's own rule; everything else is a fault. */
const isGood = ({ accepted, consoleErrors, failed, forms, globals, lists, stood }: Visit) =>
  failed === null &&
  consoleErrors.length === 0 &&
  stood === accepted &&
  [forms, globals, lists].every(({ all, opened }) => all === opened)

function tell({ consoleErrors, failed, name, remarks }: Visit): void {
  console.log(failed === null ? name : `${name}: ${failed}`)
  for (const line of [...remarks, ...consoleErrors]) console.log(`  ${line}`)
}
