import { commandsOf } from './commands/commands-of.ts'
import { machineLoaders } from './commands/machine-loaders.ts'
import { runProgram } from './program.ts'

await runProgram(commandsOf(machineLoaders), 'cli.testing.description')
