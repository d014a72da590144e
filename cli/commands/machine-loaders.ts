/** What tests machines and needs nothing else of a panel: all that `stateroom-testing` has. */
export const machineLoaders = {
  machines: async () => (await import('./machines.ts')).machinesCommand,
  lint: async () => (await import('./lint.ts')).lintCommand,
  paths: async () => (await import('./paths.ts')).pathsCommand,
  test: async () => (await import('./test-machines.ts')).testMachinesCommand,
  mutate: async () => (await import('./mutate.ts')).mutateCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  report: async () => (await import('./report.ts')).reportCommand,
}
