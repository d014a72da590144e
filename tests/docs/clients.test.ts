// @module-tag slow
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transformWithOxc } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from '../server/kit/serve.ts'
import { serve } from '../server/kit/serve.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import site from './kit/clients-site/stateroom.config.ts'
import { blocksOf } from './kit/pages.ts'
import { shownOrigin } from './kit/reader.ts'

const siteDir = inProject('tests/payload-packages')
const packages = join(siteDir, 'node_modules')
const page = readFileSync(inProject('docs/developer/clients.md'), 'utf8')
/** Those that say what they print. */
const blocks = blocksOf(page, 'ts').filter((block) => block.includes('console.log'))
const key = 'a-key-of-thirty-two-characters-00'
const run = promisify(execFile)
const node = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  run(process.execPath, args, { env, encoding: 'utf8' })

let server: TestServer
let reader: string

// `npm ci --prefix tests/payload-packages` installs the clients; without them, nothing is asked here.
describe.skipIf(!existsSync(packages))('37.5 the page about clients', () => {
  beforeAll(async () => {
    await buildWhatIsStale()
    server = await serve(site, { siteDir })
    const { payload } = server
    const seed = (title: string, _status: string) =>
      payload.create({ collection: 'posts', data: { title, _status } } as never)
    await seed('Low tide', 'published')
    await seed('High tide', 'published')
    await seed('Turn of the tide', 'draft')
    const data = { enableAPIKey: true, apiKey: key }
    await payload.update({ collection: 'users', id: 1, data } as never)
    reader = temporaryFolder('client')
    symlinkSync(packages, join(reader, 'node_modules'))
    writeFileSync(join(reader, 'package.json'), '{ "type": "module" }')
  })
  afterAll(() => server.close())

  test.each(blocks.map((block, index) => [index + 1, block] as const))(
    'block %i prints what it says',
    async (number, block) => {
      const file = join(reader, `${number}.js`)
      const { code } = await transformWithOxc(block, 'block.ts')
      writeFileSync(file, code.replaceAll(shownOrigin, `http://127.0.0.1:${server.port}`))
      const { stdout } = await node([file], { ...process.env, CMS_KEY: key })
      const printed = block.matchAll(/(?:console\.log\(.*\)|^) +\/\/ (.*)$/gm)
      expect(stdout.trim().split('\n')).toEqual([...printed].map(([, words]) => words))
    },
  )

  test('the clients’ types fit those that the commands write', async () => {
    const config = inProject('tests/docs/kit/clients-site/stateroom.config.ts')
    const types = ['types', '--config', config, '--out', join(reader, 'stateroom-types.ts')]
    await node([inProject('dist/node/cli.js'), ...types])
    const described = join(reader, 'openapi.json')
    const openApi = ['schema', '--openapi', '--config', config, '--out', described]
    await node([inProject('dist/node/cli.js'), ...openApi])
    const generator = join(packages, 'openapi-typescript/bin/cli.js')
    await node([generator, described, '--output', join(reader, 'cms-api.ts')])
    for (const [index, block] of blocks.entries()) {
      writeFileSync(join(reader, `${index + 1}.ts`), `${block}\nexport {}\n`)
    }
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'esnext', module: 'esnext' },
      ...{ moduleResolution: 'bundler', types: ['node'] },
    }
    writeFileSync(
      join(reader, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    )
    const tsc = inProject('node_modules/typescript/bin/tsc')
    const { stdout } = await node([tsc, '--project', reader]).catch((failed) => failed)
    expect(stdout).toBe('')
  })
})
