import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { configSchema } from '../config-schema/config/config.ts'
import { configPage } from './kit/config-page.ts'
import { inProject } from './kit/root.ts'

/** `npm run schema`: writes the JSON Schema of the config, and its reference page from the same words. */
export async function main(): Promise<number> {
  for (const [file, text] of Object.entries(generated())) {
    mkdirSync(dirname(inProject(file)), { recursive: true })
    writeFileSync(inProject(file), text)
    console.log(`Wrote ${file}.`)
  }
  return 0
}

/** Those generated files whose text on disk is not what it should be. */
export const staleFiles = (): string[] =>
  Object.entries(generated())
    .filter(([file, text]) => writtenIn(file) !== text)
    .map(([file]) => file)

/** What is made from the config's schema: text by file. */
function generated(): Record<string, string> {
  const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' })
  return {
    'config-schema/schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'docs/developer/config.md': configPage(schema),
  }
}

const writtenIn = (file: string) =>
  existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : null
