import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot, runsFromSource } from '../kit/package-root.ts'

/** Where the machines that came with this package have their plans. */
export const ownMachines = join(packageRoot, runsFromSource ? 'machines' : 'dist/node/machines')

/** A package that only tests machines has none of its own. */
export const hasOwnMachines = (): boolean => existsSync(ownMachines)
