import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { AliasedPaths } from './paths-of-tsconfig.ts'

/** Where a component's module is. */
export interface Located {
  /** Its place in the site's folder, or the package as it is imported. */
  name: string
  /** What the build begins with; null: there is no such file. */
  entry: string | null
}

/**
 * A path begins at the site's folder, as in Payload, or is what the project's `paths` make of it; anything
 * else is the name of a package. As for a bundler, `.js` may stand for a file in TypeScript.
 */
export function locate(module: string, siteDir: string, aliased: AliasedPaths): Located {
  const isPath = /^\.{0,2}\//.test(module)
  const paths = isPath ? [join(siteDir, module)] : aliased(module)
  const entry = paths.flatMap(placesOf).find(isFile)
  if (entry !== undefined) return { name: within(siteDir, entry), entry }
  if (isPath) return { name: within(siteDir, paths[0]!), entry: null }
  return { name: module, entry: isPackage(module) ? module : null }
}

const within = (siteDir: string, path: string): string =>
  relative(siteDir, path).split(sep).join('/')

/** `@/parts` and `~/parts` are the names of none. */
const isPackage = (module: string): boolean => /^(@[\w-][\w.-]*\/)?[\w-]/.test(module)

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs']

/** One that is written for this panel stands beside the one for Payload's own admin, and comes first. */
function placesOf(path: string): string[] {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  const bases = bare === path ? [path] : [path, bare]
  return [
    ...extensions.map((extension) => `${bare}.stateroom${extension}`),
    path,
    ...bases.flatMap((base) => extensions.map((extension) => base + extension)),
    ...extensions.map((extension) => `${path}/index${extension}`),
  ]
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
