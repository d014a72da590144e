import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ParseResult } from 'vite'
import { parseSync, Visitor } from 'vite'
import { filesIn } from './files-in.ts'

/** One source file: what it imports, for values or for types alone, and what it asks of the browser. */
export interface Module {
  /** From the project's folder, like every path here. */
  file: string
  imports: readonly Import[]
  callsFetch: boolean
  /** It names the target of a new window. */
  opensWindow: boolean
}

export interface Import {
  /** As it is written: `#machines/theme`, `./theme.ts`, `react`. */
  specifier: string
  /** The file of ours that it means; undefined for packages. */
  target: string | undefined
  /** Nothing but types is taken from it. */
  isType: boolean
}

/** Reads every TypeScript file below these folders of a project. */
export function readModules(root: string, folders: readonly string[]): Module[] {
  const read = moduleReader(root)
  return folders
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => read(relative(root, path), readFileSync(path, 'utf8')))
}

/** Reads a source that is, or would be, this file of a project. */
export function moduleReader(root: string): (file: string, source: string) => Module {
  const entries = entriesOf(root)
  return (file, source) => {
    const parsed = parseSync(file, source)
    const forValues = valueSpecifiersOf(parsed, source)
    const imports = specifiersOf(parsed, source).map((specifier) => ({
      specifier,
      target: targetOf(specifier, file, entries),
      isType: !forValues.has(specifier),
    }))
    return { file, imports, callsFetch: callsFetch(parsed), opensWindow: opensWindow(parsed) }
  }
}

/** The names under which a package's own files can be imported, and the file each one means. */
type Entries = Record<string, string>

function entriesOf(root: string): Entries {
  const { name, imports, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const published = Object.entries<Record<string, string>>(exports).flatMap(([path, targets]) => {
    const source = targets['stateroom-source']
    return source ? [[join(name, path), source]] : []
  })
  // What the build makes has its types apart.
  const own = Object.entries<string | object>(imports).filter(([, to]) => typeof to === 'string')
  return Object.fromEntries([...own, ...published])
}

function targetOf(specifier: string, file: string, entries: Entries): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier.replace(/\?.*$/, ''))
  // As in Node, an entry without a star comes first.
  const exact = entries[specifier]
  if (exact !== undefined) return join(exact)
  for (const [entry, target] of Object.entries(entries)) {
    const [before = '', after] = entry.split('*')
    if (after !== undefined && specifier.startsWith(before)) {
      return join(target.replace('*', specifier.slice(before.length)))
    }
  }
  return undefined
}

function specifiersOf(parsed: ParseResult, source: string): string[] {
  return [...new Set([...staticSpecifiers(parsed, () => true), ...lazySpecifiers(parsed, source)])]
}

/** The specifiers of imports and re-exports some of whose names are wanted, or that have none. */
function staticSpecifiers(
  { module }: ParseResult,
  isWanted: (entry: { isType: boolean }) => boolean,
): string[] {
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(isWanted))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.filter(isWanted).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  return [...imported, ...passedOn]
}

const valueSpecifiersOf = (parsed: ParseResult, source: string): Set<string> =>
  new Set([...staticSpecifiers(parsed, ({ isType }) => !isType), ...lazySpecifiers(parsed, source)])

const lazySpecifiers = ({ module }: ParseResult, source: string): string[] =>
  module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])(.*)\1$/.exec(source.slice(start, end))
    return literal?.[2] ?? []
  })

const globals = ['window', 'globalThis', 'self']

function callsFetch({ program }: ParseResult): boolean {
  let found = false
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') found ||= callee.name === 'fetch'
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      const isGlobal = globals.includes(callee.object.name)
      found ||= isGlobal && 'name' in callee.property && callee.property.name === 'fetch'
    },
  }).visit(program)
  return found
}

function opensWindow({ program }: ParseResult): boolean {
  let found = false
  new Visitor({
    Literal({ value }) {
      found ||= value === '_blank'
    },
  }).visit(program)
  return found
}
