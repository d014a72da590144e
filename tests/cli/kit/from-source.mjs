/** Runs the command from its sources, screens included. */
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

const root = new URL('../../../', import.meta.url)
register({ tsconfig: fileURLToPath(new URL('tsconfig.json', root)) })
await import(new URL('cli/cli.ts', root).href)
