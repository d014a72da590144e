import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { expect, test } from 'vitest'
import { sharedModules as listed } from '../../scripts/kit/shared-modules.ts'
import { featureModules as fetched } from '../../ui/site/shared/index.ts'

const manifest = {
  'ui/site/shared/react.ts': { file: 'assets/react.js' },
  'ui/site/shared/react-dom.ts': { file: 'assets/react-dom.js' },
  'ui/site/shared/react-jsx-runtime.ts': { file: 'assets/jsx.js' },
  'ui/site/index.ts': { file: 'assets/ui.js' },
  'ui/site/shared/lexical.ts': { file: 'assets/lexical.js' },
  'ui/site/shared/lexical-link.ts': { file: 'assets/lexical-link.js' },
  'ui/site/shared/lexical-list.ts': { file: 'assets/lexical-list.js' },
  'ui/site/shared/lexical-rich-text.ts': { file: 'assets/lexical-rich-text.js' },
  'ui/site/shared/lexical-table.ts': { file: 'assets/lexical-table.js' },
}

test('the server learns the file of every module that the panel shares', () => {
  expect(Object.keys(listed(manifest))).toEqual(Object.keys(fetched))
  expect(listed(manifest).react).toBe('assets/react.js')
})

test('a build without one of them is none', () => {
  const { 'ui/site/index.ts': _gone, ...rest } = manifest

  expect(() => listed(rest)).toThrow('Not in the build: ui/site/index.ts')
})

/** For tests, not for production, or not settled yet. */
const unshared =
  /^(__.*|unstable_use.*|act|addTransitionType|browser|captureOwnerStack|default|module\.exports|ViewTransition)$/

test.each([
  ['react', react, fetched.react],
  ['react-dom', reactDom, fetched['react-dom']],
  ['react/jsx-runtime', jsxRuntime, fetched['react/jsx-runtime']],
])('a component finds in %s what is in it', async (_name, original, fetchShared) => {
  const shared: Record<string, unknown> = await fetchShared()
  const named = (names: object) =>
    Object.keys(names)
      .filter((name) => !unshared.test(name))
      .sort()

  expect(named(shared)).toEqual(named(original))
})
