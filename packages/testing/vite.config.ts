import { defineConfig } from 'vite'
import { nodeBuild } from '../../scripts/kit/node-build.ts'

/** What tests machines, without a panel and its server. */
export default defineConfig(
  nodeBuild(
    'packages/testing/dist/node',
    {
      cli: 'cli/cli-testing.ts',
      testing: 'testing/index.ts',
      'testing-graph': 'testing/graph/index.ts',
      'testing-playwright': 'testing/browser/index.ts',
    },
    'packages/testing/package.json',
  ),
)
