import type { UserConfig } from 'vite'
import { defaultServerConditions } from 'vite'
import { inProject } from './root.ts'

/** How a package is built for Node: what it depends on stays outside. */
export const nodeBuild = (outDir: string, input: Record<string, string>): UserConfig => ({
  root: inProject(''),
  resolve: { conditions: ['stateroom-source', ...defaultServerConditions] },
  ssr: { external: true },
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20.19',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // Made from another build, and loaded file by file.
      external: ['#panel-files', '#panel-drawing'],
      input,
      output: {
        entryFileNames: '[name].js',
        // Flat, so that a path relative to this file is the same in every chunk.
        chunkFileNames: '[name]-[hash].js',
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})
