import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vite'
import { nodeBuild } from './scripts/kit/node-build.ts'

/** What runs in Node: the command, the plans that it tests, and what `stateroom-admin` exports. */
export default defineConfig(
  nodeBuild('dist/node', {
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
    'testing-graph': 'testing/graph/index.ts',
    'testing-playwright': 'testing/browser/index.ts',
    ...plans(),
  }),
)

/** The plan of every machine: `machines/session.plan` from `machines/session/session.plan.ts`; systems alike. */
function plans(): Record<string, string> {
  const files = readdirSync(`${import.meta.dirname}/machines`)
    .flatMap((name) =>
      ['plan', 'system'].map(
        (kind) => [`machines/${name}.${kind}`, `machines/${name}/${name}.${kind}.ts`] as const,
      ),
    )
    .filter(([, file]) => existsSync(`${import.meta.dirname}/${file}`))
  return Object.fromEntries(files)
}
