import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { build } from 'vite'

const query = '?one-file'

/**
 * Makes one script out of a module and all that it needs, in a folder of the build:
 * `import('./module.ts?one-file')` answers its name, its address and its hash. Who has the hash may
 * fetch the script from anywhere.
 */
export function oneFile(folder: string, settings: InlineConfig): Plugin {
  return {
    name: 'one-file',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\?one-file$/ },
      async handler(id) {
        const module = id.slice(0, -query.length)
        const source = await scriptOf(module, settings)
        const name = `${basename(module, extname(module))}-${hash(source, 'sha256').slice(0, 10)}.js`
        const file = this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
        return `
          export const name = ${JSON.stringify(name)}
          export const address = import.meta.ROLLUP_FILE_URL_${file}
          export const integrity = 'sha384-${hash(source, 'sha384', 'base64')}'`
      },
    },
  }
}

/** Styles and pictures are inside: what stands alone asks for nothing else. */
async function scriptOf(module: string, settings: InlineConfig): Promise<string> {
  const built = await build({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...settings.build,
      write: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      modulePreload: false,
      rolldownOptions: {
        input: module,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script, ...others] = outputs
  if (script?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${module} is more than one file: ${outputs.map(({ fileName }) => fileName)}`)
  }
  return script.code
}

const hash = (source: string, algorithm: string, form: 'base64' | 'base64url' = 'base64url') =>
  createHash(algorithm).update(source).digest(form)
