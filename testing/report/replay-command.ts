/** What a person types to see a failure again; a folder of null is the package's own. */
export const replayCommand = (trace: string, dir: string | null): string =>
  ['stateroom replay', quoted(trace), ...(dir === null ? [] : ['--dir', quoted(dir)])].join(' ')

/** Double quotes, which every shell knows, unless something in them would have a meaning. */
function quoted(path: string): string {
  if (/^[\p{L}\d@%+=:,./_-]+$/u.test(path)) return path
  if (!/["$`\\!]/.test(path)) return `"${path}"`
  return `'${path.replaceAll("'", "'\\''")}'`
}
