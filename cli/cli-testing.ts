/** What `stateroom` of `stateroom-testing` runs: the commands for machines alone. */
import { endOnOldNode } from './node-version.ts'

await endOnOldNode()
await import('./main-testing.ts')
