import { copyFile, writeFile } from 'node:fs/promises'
import { basename, extname, isAbsolute, join, posix } from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'
import type { SharedModules } from '#contracts/site-components'
import { siteFilesPath } from '#contracts/site-components'
import type { FastRefresh } from './fast-refresh.ts'
import { lastingName, lastingScript, withFastRefresh } from './fast-refresh.ts'
import type { ForeignImport } from './foreign-import.ts'
import { refuseForeignImports } from './foreign-import.ts'
import { entryOf, styleSheetEntries } from './style-sheet-entries.ts'

export interface BuildOptions {
  /** The site's folder. */
  root: string
  /** Where the files go; absent: nowhere, it is only tried. */
  outDir?: string
  shared: SharedModules
  /** Its components can be replaced in a page that shows them. */
  fastRefresh?: FastRefresh | undefined
}

/** What became of the modules. */
export interface Build {
  /** By the entry that was asked for: its file, and what it exports. */
  modules: Readonly<Record<string, BuiltModule>>
  /** The file with the styles of all. */
  styles: string | null
  /** Every file that was read for it. */
  inputs: readonly string[]
}

export interface BuiltModule {
  file: string
  exports: readonly string[]
}

/** Makes scripts of the site's modules that find React and the panel's hooks where the panel has them. */
export async function buildModules(
  entries: readonly string[],
  { root, outDir, shared, fastRefresh }: BuildOptions,
): Promise<Build> {
  const { build, esmExternalRequirePlugin } = await import('vite')
  const inputs = new Set<string>()
  let foreign: ForeignImport | undefined
  const named = [
    ...nameEntries(entries),
    ...(fastRefresh ? [[runtimeEntry, fastRefresh.runtime] as const] : []),
  ]
  const config: InlineConfig = {
    configFile: false,
    envFile: false,
    root,
    base: './',
    mode: 'production',
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    // A tsconfig says what its own host does with JSX, such as nothing.
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      ...(fastRefresh ? [withFastRefresh(fastRefresh, root)] : []),
      styleSheetEntries,
      // Older packages ask for React with `require`, which no browser has.
      refuseForeignImports((found) => {
        foreign ??= found
      }),
      esmExternalRequirePlugin({ external: Object.keys(shared) }),
      {
        name: 'inputs',
        buildEnd() {
          for (const id of this.getModuleIds()) if (isAbsolute(id)) inputs.add(fileOf(id))
        },
      },
    ],
    build: {
      ...(outDir ? { outDir } : { write: false }),
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: ['chrome123', 'safari17.5', 'firefox121'],
      rolldownOptions: {
        input: Object.fromEntries(named.map(([name, entry]) => [name, entryOf(entry)])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: fileName('.js'),
          chunkFileNames: fileName('.js'),
          assetFileNames: fileName('[extname]'),
          paths: (id) => addressOf(shared[id]) ?? id,
        },
      },
    },
  }
  const output = await inProduction(() => build(config)).catch((thrown) => {
    throw foreign ?? thrown
  })
  const built = read(output as Rolldown.RolldownOutput, named)
  const lasting = fastRefresh && outDir ? await lastingFiles(built, fastRefresh, outDir) : built
  return { ...lasting, inputs: [...inputs] }
}

const runtimeEntry = 'fast-refresh'

/** In a page that stays, addresses have to stay as well: what is behind them changes. */
async function lastingFiles(
  { modules, styles }: Omit<Build, 'inputs'>,
  { runtime }: FastRefresh,
  outDir: string,
): Promise<Omit<Build, 'inputs'>> {
  const { [runtime]: own, ...others } = modules
  const lasting = Object.entries(others).map(async ([entry, { exports, file }]) => {
    const name = lastingName(entry, exports)
    await writeFile(join(outDir, name), lastingScript(file, exports, own?.file ?? ''))
    return [entry, { file: name, exports }] as const
  })
  if (styles !== null) await copyFile(join(outDir, styles), join(outDir, lastingStyles))
  return {
    modules: Object.fromEntries(await Promise.all(lasting)),
    styles: styles && lastingStyles,
  }
}

const lastingStyles = 'styles.css'

const fileName = (ending: string) => `[name]-[hash]${ending}`

/** Each entry with a name of its own, which its file begins with. */
const nameEntries = (entries: readonly string[]): readonly (readonly [string, string])[] =>
  entries.map((entry, index) => {
    const plain = basename(entry, extname(entry)).replace(/\W+/g, '-')
    return [`${plain}-${index + 1}`, entry]
  })

/** A virtual part of a file is `file?part`. */
const fileOf = (id: string): string => id.split('?', 1)[0] ?? id

/** From among the site's files to a file of the panel: both lie below the admin, wherever that is. */
const addressOf = (file: string | undefined): string | undefined =>
  file && posix.relative(siteFilesPath, `/${file}`)

function read(
  { output }: Rolldown.RolldownOutput,
  named: readonly (readonly [string, string])[],
): Pick<Build, 'modules' | 'styles'> {
  const chunks = output.filter((part) => part.type === 'chunk')
  const modules = named.flatMap(([name, entry]) => {
    const chunk = chunks.find((one) => one.isEntry && one.name === name)
    return chunk ? [[entry, { file: chunk.fileName, exports: chunk.exports }]] : []
  })
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'))
  return { modules: Object.fromEntries(modules), styles: styles?.fileName ?? null }
}

/** The panel has the React of production only. What runs after the build in this process is as it was. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV: before } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
