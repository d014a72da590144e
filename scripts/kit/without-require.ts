import type { Plugin } from 'vite'

/**
 * The library that draws charts asks for Node's `require`. Without this, everyone would load a stand-in
 * for it, whether they see a chart or not.
 */
export const withoutRequire = (): Plugin => ({
  name: 'without-require',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /elk\.bundled\.js$/ },
    handler: (code) => code.replaceAll('"function"==typeof require&&require', 'false'),
  },
})
