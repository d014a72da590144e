/** What a person types to see a failure again; a folder of null is the package's own. */
export const replayCommand = (trace: string, dir: string | null): string =>
  ['stateroom replay', quoted(trace), ...(dir === null ? [] : ['--dir', quoted(dir)])].join(' ')

const quoted = (path: string) => (/\s/.test(path) ? `"${path}"` : path)
