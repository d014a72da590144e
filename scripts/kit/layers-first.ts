import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Writes the order of the cascade layers into the page itself. Style sheets of chunks load in any
 * order, and the first mention of a layer decides where it stands.
 */
export const layersFirst = (file: string): Plugin => ({
  name: 'stateroom:layers-first',
  transformIndexHtml: () => [
    { tag: 'style', children: readFileSync(file, 'utf8').trim(), injectTo: 'head-prepend' },
  ],
})
