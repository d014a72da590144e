import { defaultServerConditions, defineConfig } from 'vite'

/** What runs in Node: the command, and what `stateroom-admin` and its `/server` export. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['stateroom-source', ...defaultServerConditions] },
  ssr: { external: true },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: true,
    target: 'node20.19',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        cli: 'cli/main.ts',
        server: 'server/index.ts',
        config: 'config-schema/config/index.ts',
      },
      output: {
        entryFileNames: '[name].js',
        // Flat, so that a path relative to this file is the same in every chunk.
        chunkFileNames: '[name]-[hash].js',
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})
