import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { seed } from '../kit/machines/random.ts'
import { randomTexts } from '../kit/rich-text/random-texts.ts'
import documents from '../payload-packages/documents.json' with { type: 'json' }
import { savedByUs } from './kit/saved-by-us.ts'

const folder = inProject('tests/payload-packages')
const isInstalled = existsSync(join(folder, 'node_modules'))

/** What Payload with its own editor answers of texts that it is given. */
async function savedByPayload(texts: object): Promise<object> {
  const own = await mkdtemp(join(tmpdir(), 'payload-editor-'))
  const [from, to] = [join(own, 'texts.json'), join(own, 'saved.json')]
  await writeFile(from, JSON.stringify(texts))
  const script = join(folder, 'saves-documents.mjs')
  // Lexical's entries for Node sometimes wait for each other forever; those for production don't wait.
  const args = ['--conditions=production', script, from, to]
  await promisify(execFile)(process.execPath, args, {
    // Not that of the tests, in which Payload behaves otherwise.
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  const saved = JSON.parse(await readFile(to, 'utf8'))
  await rm(own, { recursive: true })
  return saved
}

const random = randomTexts(40, seed)

test(`RICH-1 texts at random are stored as they are (seed ${seed})`, async () => {
  expect(await savedByUs(random)).toEqual(random)
})

// `npm ci --prefix tests/payload-packages` installs it; without it, only its recorded texts are compared.
test.skipIf(!isInstalled)(
  `RICH-1 texts that were saved here are accepted by Payload’s own editor, and stay as they are (seed ${seed})`,
  async () => {
    const ours = await savedByUs({ ...documents, ...random })
    expect(await savedByPayload(ours)).toEqual(ours)
  },
)
