import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lineTo } from '../tests/uploads/line.ts'
import { randomFile } from '../tests/uploads/random-file.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { startBuiltSite } from './kit/start-built-site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'
import { browserVersion } from './load/browser.ts'
import { measureLibrary } from './upload/measure-library.ts'
import type { UploadSample } from './upload/measure-uploads.ts'
import { measureUploads } from './upload/measure-uploads.ts'
import { printLibrary, printUploads } from './upload/print.ts'

const megabyte = 2 ** 20
const seed = 20_261_124

/** `npm run bench:upload`: how fast files arrive, and with `--library`, how many pictures a library bears. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options })
  const where = benchEnvironment({ chromium: await browserVersion() })
  printEnvironment(where)
  if (flags.library) {
    const found = await measureLibrary(Number(flags.pictures), Number(flags.pages))
    printLibrary(found)
    writeReport(flags.json, { bench: 'upload', ...where, found })
    return 0
  }
  const size = Number(flags.size) * megabyte
  const file = join(temporaryFolder('upload'), 'measured.bin')
  const hash = await randomFile(file, size, seed)
  const samples: UploadSample[] = []
  for (const pace of [Number.POSITIVE_INFINITY, Number(flags.line) * megabyte]) {
    const data = temporaryFolder('data')
    let port = 0
    const line = await lineTo(() => port, pace)
    const isDirect = pace === Number.POSITIVE_INFINITY
    const server = await startBuiltSite({
      site: 'tests/kit/uploading/site',
      data,
      env: isDirect ? {} : { STATEROOM_URL: line.origin },
    })
    port = Number(new URL(server.origin).port)
    const origin = isDirect ? server.origin : line.origin
    const what = { file, hash, size, origin, uploads: join(data, 'uploads') }
    const over = isDirect ? 'loopback' : `${flags.line} MB/s`
    await measureUploads(server, what, over, Number(flags.rounds), (sample) => {
      samples.push(sample)
    }).finally(() => server.stop())
    line.close()
  }
  printUploads(samples)
  writeReport(flags.json, { bench: 'upload', ...where, seed, samples })
  return 0
}

const options = {
  /** MB */
  size: { type: 'string', default: '100' },
  /** MB a second */
  line: { type: 'string', default: '50' },
  rounds: { type: 'string', default: '7' },
  library: { type: 'boolean', default: false },
  pictures: { type: 'string', default: '10000' },
  pages: { type: 'string', default: '60' },
  json: { type: 'string' },
} as const
