import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'
import { defaultServerConditions } from 'vite'
import { licenses } from './licenses.ts'
import { inProject } from './root.ts'

/**
 * How a package is built for Node: what it depends on stays outside, all else that it uses is in the
 * build, with its licenses. `packageFile` says what it depends on.
 */
export const nodeBuild = (
  outDir: string,
  input: Record<string, string>,
  packageFile = 'package.json',
): UserConfig => ({
  root: inProject(''),
  resolve: { conditions: ['stateroom-source', ...defaultServerConditions] },
  ssr: { noExternal: true, external: dependenciesIn(packageFile) },
  plugins: Object.values(licenses()),
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
      external: ['#panel-files', '#panel-drawing', ...optional],
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

/** What packages in the build ask for only where somebody debugs them. */
const optional = ['react-devtools-core', 'ws']

function dependenciesIn(packageFile: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(inProject(packageFile), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...peerDependencies })
}
