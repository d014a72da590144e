import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesIn } from './kit/files-in.ts'
import { functionsIn } from './kit/functions.ts'
import { root } from './kit/root.ts'

/** A longer one does more than one thing. */
const mostLines = 80

const rooms = ['ui', 'machines', 'server']

interface LongFunction {
  file: string
  line: number
  name: string
  lines: number
}

/** `npm run long-functions`: names every function of ui, machines and server that is longer than it may be. */
export async function main(): Promise<number> {
  const found = longFunctions(root)
  for (const { file, line, name, lines } of found) {
    console.error(`${file}:${line} ${name}: ${lines} lines`)
  }
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
