import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compiledAtOnce } from './scripts/kit/compiled-at-once.ts'
import { fontAhead } from './scripts/kit/font-ahead.ts'
import { layersFirst } from './scripts/kit/layers-first.ts'
import { licenses } from './scripts/kit/licenses.ts'
import { oneFile } from './scripts/kit/one-file.ts'
import { scriptName } from './scripts/kit/script-name.ts'
import { scriptsOfScreens } from './scripts/kit/scripts-of-screens.ts'
import { stylesOnDemand } from './scripts/kit/styles-on-demand.ts'
import { withoutClashes } from './scripts/kit/without-clashes.ts'
import { withoutRequire } from './scripts/kit/without-require.ts'
import { scopedName } from './ui/styles/scoped-name.ts'

const { collect, write } = licenses()
const target = ['chrome123', 'safari17.5', 'firefox121']

/** The panel: `ui/app` becomes the static files in `dist/admin`. */
export default defineConfig({
  root: `${import.meta.dirname}/ui/app`,
  base: './',
  plugins: [
    react(),
    compiledAtOnce(),
    withoutRequire(),
    layersFirst(`${import.meta.dirname}/ui/styles/layers.css`),
    fontAhead('files/inter-latin-wght-normal.woff2'),
    // The code editor, which only those load who see a code field.
    oneFile('assets/code-editor', {
      plugins: [stylesOnDemand('monaco-editor'), collect],
      build: { target, chunkSizeWarningLimit: 5000 },
    }),
    collect,
    write,
  ],
  resolve: {
    conditions: ['stateroom-source', ...defaultClientConditions],
    // Payload's rule for JSON asks it for programs, which the page's policy forbids.
    alias: { ajv: `${import.meta.dirname}/ui/validation/json-schema/ajv.ts` },
  },
  css: { modules: { generateScopedName: withoutClashes(scopedName) } },
  worker: { format: 'es', plugins: () => [collect] },
  build: {
    outDir: `${import.meta.dirname}/dist/admin`,
    emptyOutDir: true,
    cssCodeSplit: false,
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Nobody waits for the developer panel, and its name is in a file that everybody loads.
      resolveDependencies: (file, needed) => (/developer-/.test(file) ? [] : needed),
    },
    target,
    // Named here again: the default lowers light-dark() to variables that a site's CSS cannot reach.
    cssTarget: target,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: scriptName,
        codeSplitting: {
          // Few files: each costs a request, and a browser makes six at a time.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'panel', test: /(?<!\/main\.tsx|\/index\.html)$/, tags: ['$initial'] },
            ...scriptsOfScreens(),
            // One file beside the editor's own, which features of the site import from as well.
            { name: 'editor-engine', test: /node_modules\/(@lexical|lexical)\// },
          ],
        },
      },
    },
  },
})
