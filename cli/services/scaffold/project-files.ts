import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Answers } from '../../machines/create/index.ts'
import { jsonText } from '../kit/json-text.ts'
import { packageRoot } from '../kit/package-root.ts'
import { machineFiles } from './machine-files.ts'
import { siteNameOf, slugOf } from './names.ts'
import { payloadVersion } from './payload-version.ts'

/** What a project is made from. */
export interface ProjectPlan extends Answers {
  /** null: made from the folder's name. */
  siteName: string | null
  /** What npm installs as `stateroom-admin`; null: this version. */
  packageSpec: string | null
}

/** Every file of a new project, by its path. */
export function projectFiles(plan: ProjectPlan): Record<string, string> {
  const siteName = plan.siteName ?? (siteNameOf(plan.folder) || 'My site')
  const template = (file: string) =>
    readFileSync(join(packageRoot, 'templates', plan.template, file), 'utf8')
  return {
    '.gitignore': readFileSync(join(packageRoot, 'templates/gitignore'), 'utf8'),
    'README.md': readme(siteName),
    'package.json': jsonText(packageJson(plan)),
    'seed.ts': template('seed.ts'),
    'stateroom.config.ts': adapted(template('stateroom.config.ts'), siteName, plan.languages),
    'tsconfig.json': jsonText(tsconfig),
    ...machineFiles('contactForm', 'machines'),
  }
}

/** The template with the site's own name and languages. */
function adapted(config: string, siteName: string, languages: readonly string[]): string {
  const locales = languages.map(quoted).join(', ')
  return config
    .replace("siteName: 'My site'", () => `siteName: ${quoted(siteName)}`)
    .replace("locales: ['en']", () => `locales: [${locales}]`)
    .replace("defaultLocale: 'en'", () => `defaultLocale: ${quoted(languages[0] ?? 'en')}`)
}

const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`

const packageJson = ({ folder, packageSpec }: ProjectPlan) => {
  const own = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  const tested = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, own.devDependencies[name]]))
  return {
    name: slugOf(basename(resolve(folder))) || 'my-site',
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: own.engines,
    scripts: {
      dev: 'stateroom dev --seed seed.ts',
      start: 'stateroom start --seed seed.ts',
      check: 'stateroom check --config stateroom.config.ts',
      types: 'stateroom types',
      test: 'stateroom test --dir machines',
    },
    dependencies: {
      '@payloadcms/db-sqlite': payloadVersion,
      '@payloadcms/translations': payloadVersion,
      payload: payloadVersion,
      ...tested('react', 'sharp'),
      'stateroom-admin': packageSpec ?? own.version,
      xstate: own.dependencies.xstate,
    },
    devDependencies: tested('@types/node', '@types/react', 'typescript', 'vite'),
  }
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
  },
  exclude: ['node_modules', '.stateroom'],
}

const readme = (siteName: string) => `# ${siteName}

Content and its admin panel, with [Stateroom](https://www.npmjs.com/package/stateroom-admin).

\`\`\`sh
npm install
npm run dev      # serves the panel at http://localhost:3000/admin and applies your edits
npm start        # serves the panel without applying edits
npm run check    # finds mistakes in the config
npm run types    # writes TypeScript types of your documents
npm test         # tests the machines in machines/
\`\`\`

| File | Contents |
|---|---|
| \`stateroom.config.ts\` | collections, globals and languages |
| \`seed.ts\` | example content for an empty database |
| \`machines/\` | state machines of your own, each with its test plan |
| \`.stateroom/\` | database, uploaded files and secret; not in Git, back it up |

The first start prints a link to create the first user.

Add a collection with \`npx stateroom add collection NAME\`; \`npx stateroom add --help\` lists what else you can add.
`
