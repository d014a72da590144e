import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { scopedName } from '../../styles/scoped-name.ts'

const here = import.meta.dirname
const project = `${here}/../../..`
const target = ['chrome123', 'safari17.5', 'firefox121']

/** Differences for looking at and for measuring: `npx vite ui/gallery/differences`. No part of the product's build. */
export default defineConfig({
  root: here,
  cacheDir: `${project}/node_modules/.vite-differences`,
  plugins: [react()],
  resolve: { conditions: ['stateroom-source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es' },
  build: { target, cssTarget: target },
  server: { host: '127.0.0.1', fs: { allow: [project] } },
  preview: { host: '127.0.0.1' },
})
