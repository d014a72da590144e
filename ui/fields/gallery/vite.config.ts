import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { scopedName } from '../../styles/scoped-name.ts'

const here = import.meta.dirname
const project = `${here}/../../..`

/** Serves the fields for looking at: `npx vite ui/fields/gallery`. No part of the product's build. */
export default defineConfig({
  root: here,
  cacheDir: `${project}/node_modules/.vite-fields`,
  plugins: [react()],
  resolve: { conditions: ['stateroom-source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1', fs: { allow: [project] } },
})
