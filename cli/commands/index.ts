import type { Terminal } from '../kit/terminal.ts'
import { commandsOf } from './commands-of.ts'
import { machineLoaders } from './machine-loaders.ts'

/** Every command and what loads it: one that isn't asked for costs the others no time. */
const loaders = {
  add: async () => (await import('./add.ts')).addCommand,
  dev: async () => (await import('./dev.ts')).devCommand,
  create: async () => (await import('./create.ts')).createCommand,
  start: async () => (await import('./start.ts')).startCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  user: async () => (await import('./user.ts')).userCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  types: async () => (await import('./types.ts')).typesCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  config: async () => (await import('./config.ts')).configCommand,
  schema: async () => (await import('./schema.ts')).schemaCommand,
  completion: async () => {
    const { completionCommand } = await import('./completion.ts')
    return (terminal: Terminal) => completionCommand(terminal, commandsFor)
  },
  check: async () => (await import('./check.ts')).checkCommand,
  ...machineLoaders,
  test: async () => (await import('./test.ts')).testCommand,
}

/** The commands of `stateroom-admin`. */
export const commandsFor = commandsOf(loaders)
