import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { scopedName } from '../../styles/scoped-name.ts'

const here = import.meta.dirname
const project = `${here}/../../..`

/**
 * The fields for looking at: `npx vite ui/fields/gallery`. No part of the product's build. What is
 * built of them, for tests, still tells what was painted.
 */
export default defineConfig(({ command }) => ({
  root: here,
  cacheDir: `${project}/node_modules/.vite-fields`,
  plugins: [react()],
  resolve: {
    conditions: ['stateroom-source', ...defaultClientConditions],
    alias: command === 'build' ? { 'react-dom/client': 'react-dom/profiling' } : {},
  },
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1', fs: { allow: [project] } },
  preview: { host: '127.0.0.1' },
}))
