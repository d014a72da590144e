import type { Plugin, Rolldown } from 'vite'

/**
 * Asks for a font with the page, and not when its first words are laid out: they would be laid out
 * again in it a moment later. After the scripts: a browser makes six requests at a time.
 *
 * @param file the end of its path, such as 'files/inter-latin-wght-normal.woff2'
 */
export const fontAhead = (file: string): Plugin => ({
  name: 'font-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: `./${builtFrom(file, bundle)}`,
        },
        injectTo: 'body-prepend',
      },
    ],
  },
})

function builtFrom(file: string, bundle: Rolldown.OutputBundle): string {
  for (const built of Object.values(bundle)) {
    if (built.type === 'asset' && built.originalFileNames.some((name) => name.endsWith(file))) {
      return built.fileName
    }
  }
  throw new Error(`No stylesheet of the build has the font ${file}.`)
}
