import type { Plugin } from 'vite'

const prefix = 'style-sheet:'
const ending = '.js'

export const isStyleSheet = (file: string): boolean => file.endsWith('.css')

/** What a build begins with for a file: Vite takes no style sheet there, but a module that imports one. */
export const entryOf = (file: string): string =>
  isStyleSheet(file) ? `${prefix}${file}${ending}` : file

export const styleSheetEntries: Plugin = {
  name: 'style-sheet-entries',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(`\0${prefix}`)
      ? `import ${JSON.stringify(id.slice(prefix.length + 1, -ending.length))}`
      : null,
}
