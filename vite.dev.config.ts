import { defaultClientConditions, defineConfig } from 'vite'

/** What only `stateroom dev` serves: a script of its page, and what goes into the site's components. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['stateroom-source', ...defaultClientConditions] },
  publicDir: false,
  build: {
    outDir: 'dist/dev',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox121'],
    reportCompressedSize: false,
    lib: {
      entry: { client: 'ui/dev/client.ts', 'fast-refresh': 'ui/dev/fast-refresh.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      // As the site's components: these are the panel's.
      external: ['react', 'react/jsx-runtime'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
