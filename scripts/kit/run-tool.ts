import { spawn } from 'node:child_process'
import { inProject, root } from './root.ts'

/** Runs an installed tool in the project's folder, in this terminal; answers its exit code. */
export const runTool = (
  name: keyof typeof tools,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => runNode([inProject(`node_modules/${tools[name]}`), ...args], env)

/** Runs one of our own scripts, by the name of its file. */
export const runScript = (name: string, ...args: string[]): Promise<number> =>
  runNode([inProject('scripts/run.mjs'), name, ...args], {})

/** Runs a command of `stateroom` from its sources. */
export const runCommand = (...args: string[]): Promise<number> =>
  runNode(
    ['--conditions=stateroom-source', '--import', 'tsx', inProject('cli/main.ts'), ...args],
    {},
  )

function runNode(args: readonly string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const tools = {
  attw: '@arethetypeswrong/cli/dist/index.js',
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  publint: 'publint/src/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}
