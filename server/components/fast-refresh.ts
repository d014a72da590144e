import { basename, dirname, extname, isAbsolute, posix, relative, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { hashOf } from './hash-of.ts'

/** What a build for `stateroom dev` has besides. */
export interface FastRefresh {
  /** The file that keeps the state of components while their code is replaced. */
  runtime: string
}

const runtimeName = 'stateroom-fast-refresh/jsx-runtime'

/** Compiles the site's own files so that each tells the runtime its components and their hooks. */
export const withFastRefresh = ({ runtime }: FastRefresh, root: string): Rolldown.Plugin => ({
  name: 'fast-refresh',
  resolveId: {
    order: 'pre',
    handler: (id) => (id === runtimeName ? runtime : null),
  },
  transform: {
    order: 'pre',
    filter: { id: /\.[jt]sx?$/ },
    async handler(source, id) {
      if (!isOfSite(id, runtime)) return null
      const { transformWithOxc } = await import('vite')
      const { code } = await transformWithOxc(source, id, {
        sourcemap: false,
        jsx: {
          runtime: 'automatic',
          importSource: posix.dirname(runtimeName),
          refresh: true,
          development: false,
        },
      })
      const file = JSON.stringify(relative(root, id).split(sep).join('/'))
      return {
        code: `import { hotModule } from '${runtimeName}'
const { register: $RefreshReg$, signature: $RefreshSig$ } = hotModule(${file})
${code}`,
        map: null,
      }
    },
  },
})

/** Neither a package, nor what the builder makes up, nor the runtime itself. */
const isOfSite = (id: string, runtime: string): boolean =>
  isAbsolute(id) && !id.includes('/node_modules/') && !id.startsWith(dirname(runtime) + sep)

/** The same name for a file through all of its edits, unless what it exports changes. */
export const lastingName = (entry: string, exports: readonly string[]): string =>
  `${basename(entry, extname(entry)).replace(/\W+/g, '-')}-${hashOf(JSON.stringify([entry, exports])).slice(0, 8)}.js`

/** A script that gives the exports of the current build, each as what stays. */
export const lastingScript = (
  file: string,
  exports: readonly string[],
  runtimeFile: string,
): string =>
  [
    `import * as current from './${file}'`,
    `import { stable } from './${runtimeFile}'`,
    'const all = stable(import.meta.url, current)',
    ...exports.map((name, index) => `const own${index} = all[${JSON.stringify(name)}]`),
    `export { ${exports.map((name, index) => `own${index} as ${name}`).join(', ')} }`,
    '',
  ].join('\n')
