import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopedName } from '../../styles/scoped-name.ts'

const here = import.meta.dirname
const project = `${here}/../../..`

const browsers = ['chrome123', 'safari17.5', 'firefox121']

/** Serves the parts for looking at: `npx vite ui/gallery/parts`. No part of the product's build. */
export default defineConfig({
  root: here,
  cacheDir: `${project}/node_modules/.vite-gallery`,
  plugins: [react()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: browsers, cssTarget: browsers },
  server: { host: '127.0.0.1', fs: { allow: [project] } },
})
