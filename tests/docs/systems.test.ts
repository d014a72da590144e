// @module-tag slow
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { installIn, runIn } from './kit/installed.ts'
import { walkThrough } from './kit/walk-through.ts'

test('22.5 the walk-through for machines together works to the letter, and sees a message that is forgotten', async () => {
  await buildWhatIsStale()
  const folder = temporaryFolder('systems')
  installIn(folder)
  const env = { ...process.env, CI: '' }

  const walked = await walkThrough('docs/qa/systems.md', { folder, env })

  for (const { command, expected, said, status } of walked)
    expect(status, `${command}\n${said}`).toBe(expected)
  expect(walked.map(({ said }) => said)).toEqual([
    expect.stringContaining('writing (draft × leaving)'),
    expect.stringContaining('laws notice 2 of 2'),
  ])

  const joined = join(folder, 'machines/writing/join.ts')
  const saved = "leaving.send({ type: 'draft.saved' })"
  writeFileSync(joined, readFileSync(joined, 'utf8').replace(saved, 'undefined'))
  const { said, status } = await runIn(folder, walked[0]!.command, env)

  expect(status).toBe(1)
  expect(said).toContain('nobody is asked about what is saved')
})
