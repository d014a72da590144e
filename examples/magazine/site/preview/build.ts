import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The scripts that pages run while an editor sees them in live preview, by their names. */
export async function buildPreview(): Promise<ReadonlyMap<string, string>> {
  const made = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['stateroom-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./preview.tsx', import.meta.url)),
        formats: ['es'],
        fileName: 'preview',
      },
    },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return new Map(
    outputs.flatMap((chunk) => ('code' in chunk ? [[chunk.fileName, chunk.code] as const] : [])),
  )
}
