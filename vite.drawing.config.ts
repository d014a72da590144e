import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'
import { onlyAtOnce } from './scripts/kit/only-at-once.ts'
import { withoutRequire } from './scripts/kit/without-require.ts'
import { scopedName } from './ui/styles/scoped-name.ts'

/** What draws the panel's first moment on the server: the same components, with React of their own. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // Whatever its host calls itself: React for development draws four times as slowly.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), onlyAtOnce(), withoutRequire()],
  resolve: {
    conditions: ['stateroom-source', ...defaultServerConditions],
    alias: { ajv: `${import.meta.dirname}/ui/validation/json-schema/ajv.ts` },
  },
  ssr: { noExternal: true },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    ssr: true,
    outDir: 'dist/drawing',
    emptyOutDir: true,
    target: 'node20.19',
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { draw: 'ui/app/draw.tsx' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
