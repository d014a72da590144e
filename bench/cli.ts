import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commandsFor } from '../cli/commands/index.ts'
import { loadTexts } from '../cli/kit/texts.ts'
import { inProject, root } from '../scripts/kit/root.ts'
import { measureFirstDocument } from './cli/first-document.ts'
import { measureInstall, payloadWithNext } from './cli/install-size.ts'
import { measureStarts } from './cli/start-times.ts'
import { copyOfTheBuild } from './kit/build-copy.ts'
import { printTable } from './kit/print-table.ts'
import { watchOthers } from './kit/processes.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** `npm run bench:cli`: starts of the commands, the way to a first document, and what an install weighs. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const where = benchEnvironment()
  printEnvironment(where)

  const others = watchOthers()
  const starts = await measureStarts(copyOfTheBuild(), await commandNames(), Number(flags.rounds))
  const othersPercent = others()
  printTable(
    ['', 'median, ms', 'beyond node, ms'],
    starts.map(({ beyondNode, command, median }) => [command, median, beyondNode]),
  )
  console.log(`others: ${othersPercent.toFixed(0)} %`)

  const folder = temporaryFolder('cli')
  const tarball = packed(root, join(folder, 'stateroom'))
  const creator = packed(inProject('packages/create-stateroom'), join(folder, 'creator'))
  const create = [
    ...['--yes', '--package', tarball, '--package', creator],
    ...['create-stateroom', 'demo', '--yes', '--package', tarball],
  ]
  const steps = await measureFirstDocument(folder, create)
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  printTable(
    ['', 'seconds'],
    [...steps.map(({ seconds, step }) => [step, seconds]), ['all', total]],
  )

  const { dependencies } = JSON.parse(readFileSync(join(folder, 'demo/package.json'), 'utf8'))
  const sizes = [
    measureInstall(join(folder, 'ours'), 'stateroom create', dependencies),
    measureInstall(
      join(folder, 'payload'),
      'Payload with Next',
      payloadWithNext(where.versions.payload!),
    ),
  ]
  printTable(
    ['', 'files', 'MiB'],
    sizes.map(({ files, mebibytes, project }) => [project, files, mebibytes]),
  )
  writeReport(flags.json, { bench: 'cli', ...where, othersPercent, starts, steps, sizes })
  return 0
}

const options = {
  json: { type: 'string' },
  rounds: { type: 'string', default: '15' },
} as const

async function commandNames(): Promise<string[]> {
  const terminal = {
    ...{ text: await loadTexts({ LANG: 'en' }), language: 'en', env: {}, cwd: root },
    ...{ isInteractive: false, say: () => {}, complain: () => {} },
  }
  return (await commandsFor(terminal, [])).map((command) => command.name())
}

/** Packs what is in a folder as npm would publish it. */
function packed(source: string, destination: string): string {
  mkdirSync(destination)
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', destination], {
    ...{ cwd: source, stdio: ['ignore', 'ignore', 'inherit'] },
  })
  return join(destination, readdirSync(destination)[0]!)
}
