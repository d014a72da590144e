/** What `stateroom dev` adds to the panel's page: no other server has it. */
import { startDev } from './start-dev.ts'

startDev(window, new URL(import.meta.url))
