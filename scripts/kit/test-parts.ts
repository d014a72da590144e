import { mkdirSync, rmSync } from 'node:fs'
import type { Criterion } from '#testing'
import { sharedBrowser } from '../../tests/kit/browser.ts'
import { hasPostgres } from '../../tests/server/kit/postgres.ts'
import { main as weighScreens } from '../budgets.ts'
import { main as drawMachines } from '../draw-machines.ts'
import { staleFiles } from '../write-schema.ts'
import { buildWhatIsStale } from './build-parts.ts'
import { inProject } from './root.ts'
import { runTool } from './run-tool.ts'
import type { Tally } from './tally.ts'
import { addTallies, oneTest, playwrightTally, vitestTally } from './tally.ts'

/** One part of the tests. */
export interface Part {
  name: string
  /** What it shows, for people. */
  shows: string
  run: () => Promise<Tally>
  /** What a change breaks most likely, for `npm test`; null: nothing of it; absent: all. */
  runHeart?: (() => Promise<Tally>) | null
  /** More than there is time for with the others, for whoever names it. */
  runAlone?: () => Promise<Tally>
}

/** All of them, the quick ones first. */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    shows: 'the code is formatted and free of what the linter knows',
    run: async () => oneTest(await runTool('biome', ['check', '--error-on-warnings', '.'])),
  },
  {
    name: 'types',
    shows: 'the types hold',
    run: async () => oneTest(await runTool('tsc', ['--noEmit'])),
  },
  {
    name: 'generated',
    shows: "the machines' pictures, the config's schema and its page are up to date",
    run: async () => {
      const stale = staleFiles()
      for (const file of stale) console.error(`${file} is out of date. Run "npm run schema".`)
      return addTallies([oneTest(await drawMachines(['--check'])), oneTest(stale.length)])
    },
  },
  {
    name: 'build',
    shows: 'everything builds',
    run: async () => {
      const built = await buildWhatIsStale()
      if (built.length === 0) console.log('dist is up to date.')
      return oneTest(0)
    },
  },
  {
    name: 'budgets',
    shows: 'no screen is too heavy',
    run: async () => oneTest(await weighScreens()),
  },
  {
    name: 'unit',
    shows: 'what needs no server',
    run: () => runVitest('unit'),
    runHeart: () => runVitest('unit', quick),
  },
  {
    name: 'server',
    shows: 'real servers over real databases',
    run: () => runVitest('server', { flags: ['--tags-filter=!long'] }),
    runAlone: () => runVitest('server'),
    runHeart: () => runVitest('server', quick),
  },
  {
    name: 'e2e',
    shows: 'the panel in a real browser',
    run: async () =>
      addTallies([
        await runPlaywright(everyLook, { flags: ['--grep=@core'] }),
        await runShare(everyLook, ['--grep-invert=@core|@long']),
      ]),
    runAlone: () => runPlaywright(everyLook),
    runHeart: () => runPlaywright(['light-en'], { flags: ['--grep=@core'] }),
  },
  {
    name: 'together',
    shows: 'several people before one site of two processes on PostgreSQL, in a real browser',
    run: () => runTogether(['--grep=@together']),
    runHeart: null,
    runAlone: () => runTogether([]),
  },
  {
    name: 'models',
    shows: 'the panel does what its machines say, in a real browser',
    run: () => runModels('states'),
    runHeart: null,
    runAlone: () => runModels('transitions'),
  },
]

/** The parts of `npm test`. */
export const heart: readonly Part[] = parts.flatMap((part) => {
  const { runHeart = part.run } = part
  return runHeart ? [{ ...part, run: runHeart }] : []
})

/** The parts with these names, each with all that it has; null when a name is unknown. */
export function findParts(names: readonly string[]): readonly Part[] | null {
  const found = parts
    .filter(({ name }) => names.includes(name))
    .map((part) => ({ ...part, run: part.runAlone ?? part.run }))
  return found.length === new Set(names).size ? found : null
}

const everyLook = ['light-en', 'dark-de', 'phone']

/** Leaves out what says of itself that it is slow, and the second database. */
const quick = {
  flags: ['--tags-filter=!slow'],
  environment: { STATEROOM_DATABASES: 'sqlite' },
}

async function runVitest(
  project: string,
  { flags = [], environment }: ToolOptions = {},
): Promise<Tally> {
  const report = freshReport(`vitest-${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runTool(
    'vitest',
    ['run', '--project', project, ...reporters, ...flags],
    environment,
  )
  return vitestTally(report, code)
}

async function runTogether(flags: readonly string[]): Promise<Tally> {
  if (hasPostgres) return runPlaywright(['two-processes'], { flags })
  console.warn(
    'Skipped the tests of two processes: PostgreSQL isn’t installed, and TEST_DATABASE_URL isn’t set.',
  )
  return { passed: 0, failed: 0, skipped: 1 }
}

/** `STATEROOM_COVER` has the last word about what of each machine is tried. */
const runModels = (cover: Criterion): Promise<Tally> =>
  runPlaywright(['models'], {
    environment: { STATEROOM_COVER: process.env.STATEROOM_COVER ?? cover },
  })

/**
 * Of the files with these tests a part, another one each day: on a machine that has been quick so far
 * a third, so that after three days every one ran; less on a slow one, whose run would not end in time.
 */
function runShare(projects: readonly string[], flags: readonly string[]): Promise<Tally> {
  const seconds = process.uptime()
  const begun = Math.floor((Date.now() - seconds * 1000) / 86_400_000)
  const share = process.env.STATEROOM_SHARE ?? shareOf(begun, seconds)
  console.log(`The share of today: STATEROOM_SHARE=${share}`)
  return runPlaywright(projects, { flags: [...flags, `--shard=${share}`] })
}

/** Of a day, counted from 1970, once all before took so many seconds: `2/6`, a part of that day's third. */
export function shareOf(day: number, seconds: number): string {
  const within = seconds < 25 * 60 ? 1 : seconds < 40 * 60 ? 2 : 4
  const part = (day % 3) * within + (Math.floor(day / 3) % within)
  return `${part + 1}/${3 * within}`
}

/** What a tool is started with beyond its own. */
interface ToolOptions {
  flags?: readonly string[]
  environment?: Readonly<Record<string, string>>
}

async function runPlaywright(
  projects: readonly string[],
  { flags = [], environment }: ToolOptions = {},
): Promise<Tally> {
  const { source, executablePath } = await sharedBrowser()
  console.log(`Browser: ${source}, ${executablePath}`)
  const report = freshReport(`playwright-${projects[0]}`)
  const chosen = projects.map((project) => `--project=${project}`)
  const code = await runTool('playwright', ['test', '--reporter=list,json', ...chosen, ...flags], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...environment,
  })
  return playwrightTally(report, code)
}

/** Where a tool shall write; nothing is there from last time. */
function freshReport(name: string): string {
  const folder = inProject('node_modules/.cache/stateroom/reports')
  mkdirSync(folder, { recursive: true })
  rmSync(`${folder}/${name}.json`, { force: true })
  return `${folder}/${name}.json`
}
