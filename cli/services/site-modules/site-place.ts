import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOwnCode } from '../kit/package-root.ts'

/** A place in a file of the site. */
export interface SitePlace {
  file: string
  /** Both from 1. */
  line: number
  column: number
}

/** A mistake that kept a file from being read or linked, and where it is. */
export interface BrokenCode {
  place: SitePlace
  reason: string
}

/** What the loaders of the site's modules say, each in its own way. null: they don't say where. */
export function brokenCodeOf(thrown: unknown, loaded: string): BrokenCode | null {
  if (!(thrown instanceof Error)) return null
  const { message, name, stack = '' } = thrown
  if (name !== 'SyntaxError') return compiledBy(thrown) ?? importedBy(thrown)
  return parsedBy(message, stack) ?? parsedBy(message, parsedAlone(loaded))
}

/** With loaders of its own Node doesn't say where in JavaScript a mistake is; without them it does. */
const parsedAlone = (file: string): string =>
  spawnSync(process.execPath, ['--check', file], { encoding: 'utf8', env: {} }).stderr

/** TypeScript's compiler: `/site/a.ts:4:39: ERROR: Unexpected "}"`, with columns from 0. */
function compiledBy({ message }: Error): BrokenCode | null {
  const [, file, line, column, reason] = /^(.+):(\d+):(\d+): ERROR: (.+)$/m.exec(message) ?? []
  if (!file || !reason) return null
  return { place: { file, line: Number(line), column: Number(column) + 1 }, reason }
}

/** Node, where an import leads nowhere. */
function importedBy({ message }: Error): BrokenCode | null {
  const [, what, name, importer] =
    /^Cannot find (package|module) '(.+?)' imported from (.+)$/m.exec(message) ?? []
  if (!what || !name || !importer) return null
  const file = importer.startsWith('file:') ? fileURLToPath(importer) : importer
  if (isOwnCode(file)) return null
  const wanted = what === 'package' ? name : name.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '')
  const found = placeIn(file, (line) => {
    const at = /(?:from|import|require)\s*\(?\s*(['"])(.+?)\1/.exec(line)
    return at?.[2]?.split('/').includes(wanted) || at?.[2] === wanted ? line.indexOf(at[2]!) : -1
  })
  return found && { place: found, reason: `Couldn’t find the ${what} “${wanted}”` }
}

/** Node's own parser and linker: the first lines of the stack are the place, the line, and a caret. */
function parsedBy(message: string, stack: string): BrokenCode | null {
  const [first = '', , caret = ''] = stack.split('\n')
  const [, path, line] = /^(.+):(\d+)$/.exec(first) ?? []
  if (!path) return null
  const file = path.startsWith('file:') ? fileURLToPath(path) : path
  return {
    place: { file, line: Number(line), column: Math.max(caret.indexOf('^'), 0) + 1 },
    reason: message,
  }
}

/** The first line of a file in which something is, and where in it. */
function placeIn(file: string, columnIn: (line: string) => number): SitePlace | null {
  const lines = linesOf(file)
  for (const [index, text] of lines.entries()) {
    const column = columnIn(text)
    if (column >= 0) return { file, line: index + 1, column: column + 1 }
  }
  return lines.length > 0 ? { file, line: 1, column: 1 } : null
}

export function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** As people have it before them: from the folder in which they are. */
export const shownPlace = ({ column, file, line }: SitePlace): string =>
  `${shownFile(file)}:${line}:${column}`

export function shownFile(file: string): string {
  const way = relative(process.cwd(), file)
  return way.startsWith('..') ? file : way
}
