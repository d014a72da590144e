// @module-tag slow
import { expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { installIn } from './kit/installed.ts'
import { walkThrough } from './kit/walk-through.ts'

const patience = 300_000
const folder = temporaryFolder('walk-through')

test('the walk-through for a new machine works to the letter', { timeout: patience }, async () => {
  await buildWhatIsStale()
  installIn(folder)
  const { executablePath, env: browser } = await sharedBrowser()
  const env = { ...process.env, ...browser, CI: '', STATEROOM_BROWSER: executablePath }

  const walked = await walkThrough('docs/qa/new-machine.md', { folder, env })

  for (const { command, expected, said, status } of walked)
    expect(status, `${command}\n${said}`).toBe(expected)
  const shown = ['machines', 'paths', 'test', 'mutate', 'replay', 'report']
  expect(walked.map(({ command }) => command.split(' ')[2])).toEqual(expect.arrayContaining(shown))
})
