import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildModules } from '../../server/components/build.ts'
import { buildFailureOf } from '../../server/components/build-failure.ts'
import { removeTemporaryFolders, temporaryFolder } from './kit/temporary-folder.ts'

afterAll(removeTemporaryFolders)

test.each([
  ['a start', false],
  ['stateroom dev', true],
])(
  'a component that doesn’t compile is told with its place and the reason by %s',
  async (_who, isDev) => {
    const root = temporaryFolder('build-failure')
    const entry = join(root, 'unclosed.tsx')
    const runtime = join(temporaryFolder('runtime'), 'runtime.js')
    writeFileSync(entry, 'export const A = () => <b>\n  {1}\n</i>')
    writeFileSync(runtime, 'export const hotModule = () => ({})')

    const options = { root, shared: {}, ...(isDev && { fastRefresh: { runtime } }) }
    const thrown = await buildModules([entry], options).catch((error) => error)

    expect(buildFailureOf(thrown, root)).toEqual({
      place: 'unclosed.tsx:3:3',
      reason: "Expected corresponding JSX closing tag for 'b'.",
    })
  },
)
