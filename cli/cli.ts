/** What `stateroom` of `stateroom-admin` runs. */
import { endOnOldNode } from './node-version.ts'

await endOnOldNode()
await import('./main.ts')
