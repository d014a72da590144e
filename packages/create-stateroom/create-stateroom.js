#!/usr/bin/env node
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// `npm create stateroom DIR` is `stateroom create DIR` of the same version.
const { resolve } = createRequire(import.meta.url)
const folder = dirname(resolve('stateroom-admin/package.json'))
process.argv.splice(2, 0, 'create')
await import(pathToFileURL(join(folder, 'dist/node/cli.js')).href)
