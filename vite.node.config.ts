import { existsSync, readdirSync } from 'node:fs'
import { defaultServerConditions, defineConfig } from 'vite'

/** What runs in Node: the command, the plans that it tests, and what `stateroom-admin` exports. */
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
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // Made from another build, and loaded file by file.
      external: ['#panel-files'],
      input: {
        cli: 'cli/cli.ts',
        server: 'server/index.ts',
        config: 'config-schema/config/index.ts',
        payload: 'server/for-payload.ts',
        next: 'server/for-next.ts',
        'site-hooks': 'cli/services/site-modules/hooks.ts',
        preview: 'preview/index.ts',
        'rich-text': 'rich-text/index.ts',
        'rich-text-react': 'rich-text/react/index.ts',
        testing: 'testing/index.ts',
        'testing-playwright': 'testing/browser/index.ts',
        ...plans(),
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

/** The plan of every machine: `machines/session.plan` from `machines/session/session.plan.ts`. */
function plans(): Record<string, string> {
  const files = readdirSync(`${import.meta.dirname}/machines`)
    .map((name) => [`machines/${name}.plan`, `machines/${name}/${name}.plan.ts`] as const)
    .filter(([, file]) => existsSync(`${import.meta.dirname}/${file}`))
  return Object.fromEntries(files)
}
