import { spawn } from 'node:child_process'
import { inProject, root } from './root.ts'

/** Runs an installed tool in the project's folder, in this terminal; answers its exit code. */
export function runTool(
  name: keyof typeof tools,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const tool = spawn(process.execPath, [inProject(`node_modules/${tools[name]}`), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    tool.once('error', reject)
    tool.once('close', (code) => resolve(code ?? 1))
  })
}

const tools = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}
