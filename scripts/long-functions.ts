import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn } from './kit/files-in.ts'
import { functionsIn } from './kit/functions.ts'
import { root } from './kit/root.ts'

/** A longer one does more than one thing. */
const mostLines = 80

const rooms = ['ui', 'machines', 'server']

/** Those that were longer before there was a bound, and may only get shorter. */
const before: Readonly<Record<string, number>> = {
  'ui/views/bulk-upload/open-bulk-upload.ts openBulkUpload': 235,
}

interface LongFunction {
  file: string
  line: number
  name: string
  lines: number
}

/** `npm run long-functions`: names every function of ui, machines and server that is longer than it may be. */
export async function main(): Promise<number> {
  const found = tooLong(longFunctions(root))
  for (const one of found) console.error(one)
  return found.length === 0 ? 0 : 1
}

/** Every function that is over the bound; the longest comes first. */
export function longFunctions(project: string): LongFunction[] {
  return rooms
    .flatMap((room) => filesIn(join(project, room)))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => longIn(relative(project, path), readFileSync(path, 'utf8')))
    .sort((one, other) => other.lines - one.lines)
}

function longIn(file: string, source: string): LongFunction[] {
  // A file of fewer lines can't hold one, and needs no parsing.
  if (source.split('\n').length <= mostLines) return []
  return functionsIn(file, source)
    .filter(({ lines }) => lines > mostLines)
    .map((one) => ({ file, ...one }))
}

/** A line for each that is longer than it may be, or shorter than is written down. */
export function tooLong(found: readonly LongFunction[], known = before): string[] {
  const wrong = found
    .filter((one) => one.lines > (known[nameOf(one)] ?? mostLines))
    .map(({ file, line, name, lines }) => `${file}:${line} ${name}: ${lines} lines`)
  const names = found.map(nameOf)
  const gone = Object.keys(known).filter((name) => !names.includes(name))
  return [...wrong, ...gone.map((name) => `${name}: short by now, and needs no exception`)]
}

const nameOf = ({ file, name }: LongFunction): string => `${file} ${name}`
