import { readFileSync, statSync } from 'node:fs'

/** Only a server can wait for a component: in a browser an `async` one would throw at each render. */
export function isServerComponent(entry: string, exportName: string): boolean {
  if (!statSync(entry, { throwIfNoEntry: false })?.isFile()) return false
  const source = readFileSync(entry, 'utf8')
  const name = exportName === 'default' ? 'default' : exportName.replaceAll('$', '\\$')
  const written =
    name === 'default'
      ? /export\s+default\s+async\b/
      : new RegExp(
          `export\\s+(?:async\\s+function\\s+${name}\\b|const\\s+${name}\\b[^=]*=\\s*async\\b)`,
        )
  return written.test(source)
}
