/** Runs the command from its sources, screens included. */
import { fileURLToPath } from 'node:url'
import { createJiti } from 'jiti'

const main = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url))
await createJiti(import.meta.url, { jsx: { runtime: 'automatic' } }).import(main)
