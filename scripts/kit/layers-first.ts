import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Names the cascade layers at the head of every CSS module. The browser ranks layers as it meets
 * them, and which of the built stylesheets comes first is nobody's choice.
 */
export function layersFirst(file: string): Plugin {
  const order = readFileSync(file, 'utf8')
  return {
    name: 'layers-first',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => `${order}${code}`,
    },
  }
}
