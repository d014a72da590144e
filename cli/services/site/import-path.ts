import { relative, sep } from 'node:path'

/** What a file in one folder writes to import another: `./door.ts`, `../machines/door.ts`. */
export function importPath(from: string, to: string): string {
  const way = relative(from, to).split(sep).join('/')
  return way.startsWith('.') ? way : `./${way}`
}
