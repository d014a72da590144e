// @module-tag slow
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { run } from './kit/doors.ts'

interface Found {
  case: { id: string }
  verdict: { message: string }
}

const planted = 'tests/cli/kit/planted-panel/stateroom.config.ts'

async function inPanel(config: string, ...args: string[]) {
  const { env, executablePath } = await sharedBrowser()
  const { code, err, out } = await run(
    { dir: inProject('.') },
    ['test', '--config', config, '--json', ...args],
    // Chromium keeps settings there; without it, in the folder of this project.
    { ...env, HOME: temporaryFolder('home'), STATEROOM_BROWSER: executablePath },
  )
  const { coverage, failed, findings } = JSON.parse(out)
  const named = (list: readonly Found[]) =>
    Object.fromEntries(list.map((one) => [one.case.id, one.verdict.message]))
  return { code, err, coverage, failed: named(failed), findings: named(findings) }
}

test('22.11 what is wrong in a form is found in the panel, and nothing else', {
  timeout: 600_000,
  tags: ['long'],
}, async () => {
  const { code, coverage, err, failed, findings } = await inPanel(planted, '--rung', 'browser')

  expect({ code, failed, findings }).toEqual({
    code: 1,
    failed: {
      'books/form/kept': 'formUnsaved',
      // The panel itself says what the server left out.
      'letters/form/kept': 'formUnsaved',
      'notes/form/kept': 'formLost',
      'notes/form/new/editor': 'newOffered',
      'postcards/form/kept': 'formLost',
    },
    findings: {},
  })
  // Two kinds of document, a second person before each who is told, and one who takes over.
  expect(coverage.rules.lock).toBe(4)
  expect(coverage.doors).toEqual({ browser: 26 })
  expect(err).toContain('26 cases, about ')
  expect(err).toContain(`stateroom test --config ${planted} --case postcards/form/kept`)
})

test.each([
  ['500', { 'imprint/fault/500': 'faultSaid' }],
  ['killed', {}],
])('22.11 of the faults, %s finds what is wrong there alone', async (fault, found) => {
  const { coverage, failed } = await inPanel(planted, '--case', `imprint/fault/${fault}`)

  expect(failed).toEqual(found)
  expect(coverage.rules).toEqual({ fault: 1 })
})

test('22.11 the magazine raises no false alarm in the panel', {
  timeout: 600_000,
  tags: ['long'],
}, async () => {
  const magazine = 'examples/magazine/stateroom.config.ts'
  const { code, coverage, failed, findings } = await inPanel(
    magazine,
    ...['--rung', 'browser', '--limit', '10'],
  )

  expect({ code, failed, findings }).toEqual({ code: 0, failed: {}, findings: {} })
  expect(coverage.doors).toEqual({ browser: 10 })
})
