import { parseArgs } from 'node:util'
import type { Postgres } from '../tests/server/kit/postgres.ts'
import { startPostgres } from '../tests/server/kit/postgres.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import type { BulkSample } from './list/measure-bulk.ts'
import { measureBulk } from './list/measure-bulk.ts'
import type { ImportSample } from './list/measure-import.ts'
import { measureImport } from './list/measure-import.ts'
import type { ListMemory } from './list/measure-memory.ts'
import { measureMemory } from './list/measure-memory.ts'
import type { StepSample } from './list/measure-steps.ts'
import { measureSteps } from './list/measure-steps.ts'
import { printBulk, printImport, printMemory, printStep, printSteps } from './list/print.ts'
import type { Site } from './list/start-site.ts'
import { databaseKinds, startSite } from './list/start-site.ts'
import { browserVersion } from './load/browser.ts'

/** `npm run bench:list`: what a step in a list costs, however long the list is. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const sizes = flags.sizes.split(',').map(Number)
  const databases = databaseKinds.filter((kind) => flags.databases.split(',').includes(kind))
  const where = benchEnvironment({ chromium: await browserVersion() })
  printEnvironment(where)

  const postgres = databases.includes('postgres') ? await startPostgres() : null
  const steps: StepSample[] = []
  const memory: ListMemory[] = []
  const bulk: BulkSample[] = []
  const files: ImportSample[] = []
  try {
    for (const database of databases) {
      for (const size of sizes) {
        const site = await startSite(database, size, addressOf(postgres, database))
        try {
          await measureSteps(site, Number(flags.rounds), (sample) => {
            steps.push(sample)
            printStep(sample)
          })
          memory.push(await measureMemory(site, Number(flags.steps)))
          bulk.push(...(await measureBulk(site, Number(flags.bulk))))
          files.push(...(await measureImport(site, Number(flags.import))))
        } finally {
          await site.server.stop()
        }
      }
    }
  } finally {
    await postgres?.stop()
  }
  printSteps(steps)
  printMemory(memory)
  printBulk(bulk)
  printImport(files)
  writeReport(flags.json, { bench: 'list', ...where, steps, memory, bulk, files })
  return 0
}

const options = {
  sizes: { type: 'string', default: '1000,10000,100000' },
  databases: { type: 'string', default: databaseKinds.join(',') },
  rounds: { type: 'string', default: '5' },
  steps: { type: 'string', default: '100' },
  bulk: { type: 'string', default: '5000' },
  import: { type: 'string', default: '100000' },
  json: { type: 'string' },
} as const

const addressOf = (postgres: Postgres | null, database: Site['database']) =>
  database === 'postgres' && postgres ? postgres.newDatabase() : null
