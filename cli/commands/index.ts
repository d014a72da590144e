import { Command } from 'commander'
import type { Terminal } from '../terminal.ts'

/** Every command and what loads it: one that isn't asked for costs the others no time. */
const loaders = {
  add: async () => (await import('./add.ts')).addCommand,
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
  machines: async () => (await import('./machines.ts')).machinesCommand,
  paths: async () => (await import('./paths.ts')).pathsCommand,
  test: async () => (await import('./test.ts')).testCommand,
  mutate: async () => (await import('./mutate.ts')).mutateCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  report: async () => (await import('./report.ts')).reportCommand,
} satisfies Record<string, () => Promise<(terminal: Terminal) => Command>>

type Name = keyof typeof loaders

/** The commands, the one that is asked for with its flags and the others as the help lists them. */
export async function commandsFor(terminal: Terminal, args: readonly string[]): Promise<Command[]> {
  const asked = args.find(isName)
  const names = Object.keys(loaders).filter(isName)
  return Promise.all(
    names.map(async (name) =>
      name === asked
        ? (await loaders[name]())(terminal)
        : new Command(name).description(terminal.text(`cli.${name}.description`)),
    ),
  )
}

const isName = (name: string): name is Name => Object.hasOwn(loaders, name)
