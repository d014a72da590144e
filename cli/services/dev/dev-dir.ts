import { join } from 'node:path'
import { packageRoot } from '../kit/package-root.ts'

/** The folder of what only `stateroom dev` serves. */
export const devDir = join(packageRoot, 'dist/dev')
