import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { inProject } from './kit/root.ts'
import { runTool } from './kit/run-tool.ts'

interface Package {
  imports: Record<string, unknown>
  exports: Record<string, string | { 'stateroom-source'?: string }>
}

/**
 * `npm run types`: writes the types of what the package exports to `dist/types`, for whoever installs
 * it. What they are made from isn't in the package, so they are made to be read without it: imports of
 * `#names` become paths, and the texts of a language become their names.
 */
export const main = (): Promise<number> => writeTypes(entrySources(), inProject('dist/types'))

/** Writes the types of these sources, with all that they lead to, into a folder of their own. */
export async function writeTypes(sources: readonly string[], folder: string): Promise<number> {
  const made = mkdtempSync(join(tmpdir(), 'stateroom-types-'))
  try {
    const project = join(made, 'tsconfig.json')
    writeFileSync(project, JSON.stringify(projectFor(sources, made)))
    const code = await runTool('tsc', ['--project', project])
    if (code !== 0) return code

    rmSync(folder, { recursive: true, force: true })
    const count = writeReachable(made, sources.map(declarationOf), folder)
    console.log(`${relative(inProject(''), folder)}: ${count} files`)
    return 0
  } finally {
    rmSync(made, { recursive: true })
  }
}

const { exports, imports }: Package = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))

const entrySources = (): string[] =>
  Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry['stateroom-source'] ? [entry['stateroom-source']] : [],
  )

const projectFor = (sources: readonly string[], outDir: string) => ({
  extends: inProject('tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: inProject('.'),
    typeRoots: [inProject('node_modules/@types')],
    types: ['node', inProject('node_modules/vite/client')],
  },
  include: [],
  files: sources.map((source) => inProject(source)),
})

/** Copies these declarations with all that they lead to; says how many there are. */
function writeReachable(made: string, entries: readonly string[], folder: string): number {
  const found = new Set(entries)
  // A set is walked to its end, with what was added on the way.
  for (const file of found) {
    const write = (text: string, name = file) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    if (file.endsWith('.json')) {
      write(textsDeclaration(file), `${file}.d.ts`)
      continue
    }
    const source = readFileSync(join(made, file), 'utf8')
    write(
      source.replace(importOf, (whole, before: string, specifier: string, quote: string) => {
        const target = ownFile(specifier, file)
        if (!target) return whole
        found.add(target)
        const path = relative(dirname(file), target).replace(/\.d\.ts$/, '.js')
        const runnable = path.endsWith('.json') ? `${path}.js` : path
        return `${before}${runnable.startsWith('.') ? '' : './'}${runnable}${quote}`
      }),
    )
  }
  return found.size
}

const importOf = /((?:\bfrom|\bimport)\s*\(?\s*['"])([^'"\s]+)(['"])/g

/** The declaration, or the JSON, that a specifier in it means; undefined for other packages. */
function ownFile(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('.')) return declarationOf(join(dirname(file), specifier))
  for (const [name, target] of Object.entries(imports)) {
    const [before = '', after] = name.split('*')
    const isMeant = after === undefined ? specifier === name : specifier.startsWith(before)
    if (isMeant && typeof target === 'string') {
      return declarationOf(target.replace('*', specifier.slice(before.length)))
    }
  }
  return undefined
}

const declarationOf = (source: string): string =>
  join('.', source).replace(/(?<!\.d)\.tsx?$/, '.d.ts')

/** A file of texts, as the names of its texts. */
function textsDeclaration(file: string): string {
  const texts: unknown = JSON.parse(readFileSync(inProject(file), 'utf8'))
  const names = Object.keys(texts as object).map((name) => `  ${JSON.stringify(name)}: string\n`)
  return `declare const texts: {\n${names.join('')}}\nexport default texts\n`
}
