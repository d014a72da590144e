// @module-tag slow
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { main as writeTypes } from '../../scripts/write-types.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { installIn, runIn } from './kit/installed.ts'

test('23 CLI-1 the machine that is added compiles, and passes its tests in a browser; a page that does otherwise does not', {
  tags: ['long'],
}, async () => {
  await buildWhatIsStale()
  expect(await writeTypes()).toBe(0)
  const folder = temporaryFolder('added-machine')
  installIn(folder)
  const { executablePath, env } = await sharedBrowser()
  const environment = { ...process.env, ...env, CI: '', STATEROOM_BROWSER: executablePath }
  const run = (command: string) => runIn(folder, command, environment)
  const inBrowser = 'npx stateroom test photoUpload --dir machines --rung browser --cover default'

  expect(await run('npx stateroom add machine "Photo upload" --yes')).toMatchObject({ status: 0 })
  const compilerOptions = {
    ...{ module: 'preserve', moduleResolution: 'bundler', target: 'ES2023', strict: true },
    ...{ skipLibCheck: true, allowImportingTsExtensions: true, noEmit: true, types: ['node'] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const tsc = inProject('node_modules/typescript/bin/tsc')
  expect(await run(`"${process.execPath}" "${tsc}"`)).toEqual({ status: 0, said: '' })
  expect(await run('npx stateroom test --dir machines')).toMatchObject({ status: 0 })
  const passed = await run(inBrowser)
  expect(passed.status, passed.said).toBe(0)

  const page = join(folder, 'tests/models/photo-upload.html')
  const keepsEmpty = " || field.value.trim() === ''"
  writeFileSync(page, readFileSync(page, 'utf8').replace(keepsEmpty, ''))
  expect((await run(inBrowser)).status).toBe(1)
})
