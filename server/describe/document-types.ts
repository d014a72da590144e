import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { generateTypes } from 'payload/node'
import { offlineConfig } from '../site/offline-config.ts'
import type { ServerOptions } from '../site/options.ts'

export interface DocumentTypes {
  text: string
  /** The file that the config names for them. */
  outputFile: string | undefined
}

/** TypeScript's types of the documents of a config, as Payload's own command writes them. */
export async function documentTypes(
  options: Omit<ServerOptions, 'port' | 'adminDir'>,
): Promise<DocumentTypes> {
  const { outputFile } = options.config.typescript ?? {}
  const config = await offlineConfig(options)

  const dir = await mkdtemp(join(tmpdir(), 'stateroom-types-'))
  const { PAYLOAD_TS_OUTPUT_PATH: named } = process.env
  delete process.env.PAYLOAD_TS_OUTPUT_PATH
  try {
    const path = join(dir, 'types.ts')
    // They also extend Payload's own, which does not compile where there is none.
    const declare = hasPayload(options.siteDir ?? '.') ? config.typescript.declare : false
    const typescript = {
      ...config.typescript,
      ...(declare !== undefined && { declare }),
      outputFile: path,
    }
    await generateTypes({ ...config, typescript }, { log: false })
    const written = await readFile(path, 'utf8')
    return { text: finished(written), outputFile: named ?? outputFile }
  } finally {
    if (named !== undefined) process.env.PAYLOAD_TS_OUTPUT_PATH = named
    await rm(dir, { recursive: true })
  }
}

/** The compiler extends only a module that some file imports. */
const finished = (written: string): string =>
  `${written
    .replace('payload generate:types', 'stateroom types')
    .replace(
      "declare module 'payload'",
      "import type {} from 'payload'\n\ndeclare module 'payload'",
    )
    .trimEnd()}\n`

/** Whether a file in this folder can import it. */
function hasPayload(folder: string): boolean {
  const dir = resolve(folder)
  if (existsSync(join(dir, 'node_modules/payload/package.json'))) return true
  return dirname(dir) !== dir && hasPayload(dirname(dir))
}
