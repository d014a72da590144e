import { parseArgs } from 'node:util'
import { password, staff } from '../examples/magazine/seed/people.ts'
import { printTable } from './kit/print-table.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { startBuiltSite } from './kit/start-built-site.ts'
import type { WorstSample } from './server/worst/measure.ts'
import { measureWorst } from './server/worst/measure.ts'
import { shapes } from './server/worst/shapes.ts'

/** `npm run bench:worst`: how long one request can hold up everybody else. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({
    args,
    options: { json: { type: 'string' }, only: { type: 'string' } },
  })
  const only = flags.only?.split(',') ?? ['']
  const chosen = shapes.filter(({ name }) => only.some((part) => name.includes(part)))
  const where = benchEnvironment()
  printEnvironment(where)
  const server = await startBuiltSite({ site: 'examples/magazine' })
  const samples: WorstSample[] = []
  try {
    const cookie = await signIn(server.origin)
    // What is loaded with the first request is not what a request costs.
    await measureWorst(server, cookie, shapes.slice(0, 3), () => {})
    await measureWorst(server, cookie, chosen, (sample) => {
      samples.push(sample)
      console.error(`${samples.length} of ${chosen.length}: ${sample.name}`)
    })
  } finally {
    await server.stop()
  }
  const sorted = samples.toSorted((one, other) => other.busyMs - one.busyMs)
  printTable(
    [
      'request',
      'status',
      'answer, MiB',
      'took, ms',
      'others waited, ms',
      'busy, ms',
      'memory, MiB',
    ],
    sorted.map(({ answerMiB, busyMs, heldMs, memoryMiB, ms, name, status }) => [
      name,
      String(status),
      answerMiB.toFixed(1),
      ms.toFixed(0),
      heldMs.toFixed(0),
      busyMs.toFixed(0),
      memoryMiB.toFixed(0),
    ]),
  )
  writeReport(flags.json, { bench: 'worst', ...where, samples })
  return 0
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: staff[0]?.email, password }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
