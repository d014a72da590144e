import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts the styles of a heavy library into the script that needs them. The panel has one stylesheet,
 * which everyone loads; what few people meet does not belong there.
 */
export function stylesOnDemand(library: string): Plugin {
  const mark = '\0on-demand:'
  return {
    name: 'styles-on-demand',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      handler: (source, importer) =>
        importer?.includes(`/node_modules/${library}/`)
          ? `${mark}${join(dirname(importer), source)}.js`
          : null,
    },
    load: {
      filter: { id: /^\0on-demand:/ },
      handler: (id) => {
        const file = id.slice(mark.length, -'.js'.length)
        return scriptFor(readFileSync(file, 'utf8'), dirname(file))
      },
    },
  }
}

/** Adds the styles to the page; the files that they name become files of the build. */
function scriptFor(styles: string, folder: string): string {
  const files = [...styles.matchAll(/url\((\.[^)]+)\)/g)].map(([, file = '']) => file)
  const imports = files.map(
    (file, at) => `import file${at} from ${JSON.stringify(join(folder, file))}`,
  )
  const named = files.map((file, at) => `.replace(${JSON.stringify(file)}, file${at})`)
  return `${imports.join('\n')}
const style = document.createElement('style')
style.textContent = ${JSON.stringify(styles)}${named.join('')}
document.head.append(style)`
}
