import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { scopedName } from '../../styles/scoped-name.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Serves the fields for looking at: `npx vite ui/fields/gallery`. No part of the product's build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${project}node_modules/.vite-fields`,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1', fs: { allow: [project] } },
})
