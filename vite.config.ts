import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { layersFirst } from './scripts/kit/layers-first.ts'
import { stylesOnDemand } from './scripts/kit/styles-on-demand.ts'
import { withoutClashes } from './scripts/kit/without-clashes.ts'
import { scopedName } from './ui/styles/scoped-name.ts'

/** The panel: `ui/app` becomes the static files in `dist/admin`. */
export default defineConfig({
  root: `${import.meta.dirname}/ui/app`,
  base: './',
  plugins: [
    react(),
    layersFirst(`${import.meta.dirname}/ui/styles/layers.css`),
    stylesOnDemand('monaco-editor'),
  ],
  resolve: {
    conditions: ['stateroom-source', ...defaultClientConditions],
    // Payload's rule for JSON asks it for programs, which the page's policy forbids.
    alias: { ajv: `${import.meta.dirname}/ui/validation/json-schema/ajv.ts` },
  },
  css: { modules: { generateScopedName: withoutClashes(scopedName) } },
  worker: { format: 'es' },
  build: {
    outDir: `${import.meta.dirname}/dist/admin`,
    emptyOutDir: true,
    cssCodeSplit: false,
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    // The code editor, which only those load who see a code field.
    chunkSizeWarningLimit: 3000,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'safari17.5', 'firefox121'],
    // Named here again: the default lowers light-dark() to variables that a site's CSS cannot reach.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Few files: each costs a request, and a browser makes six at a time.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'panel', test: /(?<!\/main\.tsx|\/index\.html)$/, tags: ['$initial'] },
            { name: 'inside', test: /\/ui\/(app\/Inside\.tsx|kit\/|client\/|site\/place\/)/ },
          ],
        },
      },
    },
  },
})
