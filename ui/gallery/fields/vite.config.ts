import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { layersFirst } from '../../../scripts/kit/layers-first.ts'
import { scopedName } from '../../styles/scoped-name.ts'

const here = import.meta.dirname
const project = `${here}/../../..`

/**
 * The fields for looking at: `npx vite ui/gallery/fields`. No part of the product's build. What is
 * built of them, for tests, still tells what was painted.
 */
export default defineConfig(({ command }) => ({
  root: here,
  cacheDir: `${project}/node_modules/.vite-fields`,
  plugins: [react(), inManyFiles(command), layersFirst(`${project}/ui/styles/layers.css`)],
  resolve: {
    conditions: ['stateroom-source', ...defaultClientConditions],
    alias: command === 'build' ? { 'react-dom/client': 'react-dom/profiling' } : {},
  },
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1', fs: { allow: [project] } },
  preview: { host: '127.0.0.1' },
}))

/** What is one file in the product, since it may come from elsewhere, is here like everything else. */
function inManyFiles(command: 'build' | 'serve'): Plugin {
  return {
    name: 'in-many-files',
    enforce: 'pre',
    load: {
      filter: { id: /\?one-file$/ },
      handler(id) {
        const module = id.replace(/\?.*$/, '')
        const nowhereElse = "export const [name, integrity] = ['', '']"
        if (command === 'serve') {
          return `export { default as address } from '${module}?url'; ${nowhereElse}`
        }
        const chunk = this.emitFile({ type: 'chunk', id: module, preserveSignature: 'strict' })
        return `export const address = import.meta.ROLLUP_FILE_URL_${chunk}; ${nowhereElse}`
      },
    },
  }
}
