import { createPathsMatcher, getTsconfig } from 'get-tsconfig'

/** Where an import may lead by the `paths` of a project, the likeliest first. */
export type AliasedPaths = (module: string) => readonly string[]

/** Those of the nearest `tsconfig.json`, as the project's own bundler has them, or else `jsconfig.json`. */
export function pathsOfTsconfig(dir: string): AliasedPaths {
  const tsconfig = getTsconfig(dir) ?? getTsconfig(dir, 'jsconfig.json')
  const matcher = tsconfig && createPathsMatcher(tsconfig)
  return (module) => matcher?.(module) ?? []
}
