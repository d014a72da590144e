import { commandsFor } from './commands/index.ts'
import { runProgram } from './program.ts'

await runProgram(commandsFor)
