import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Where a component's module is. */
export interface Located {
  /** Its place in the site's folder, or the package as it is imported. */
  name: string
  /** What the build begins with; null: there is no such file. */
  entry: string | null
}

/**
 * A path begins at the site's folder, as in Payload; anything else is the name of a package. As for a
 * bundler, `.js` may stand for a file in TypeScript.
 */
export function locate(module: string, siteDir: string): Located {
  if (!/^\.{0,2}\//.test(module)) return { name: module, entry: module }

  const path = join(siteDir, module)
  const entry = placesOf(path).find(isFile) ?? null
  return {
    name: relative(siteDir, entry ?? path)
      .split(sep)
      .join('/'),
    entry,
  }
}

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
