import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'
import { runIn } from './installed.ts'

/** A page of the docs that somebody follows in an empty folder. */
export interface WalkThrough {
  folder: string
  env: NodeJS.ProcessEnv
  /** Whether a command is another's, which the page only names. */
  isSkipped?: (command: string) => boolean
}

/** A command of a page, and what came of it; `# ends with 1` behind it says what should. */
export interface Walked {
  command: string
  status: number
  expected: number
  said: string
}

/** Follows a page to the letter: writes its files, runs its commands, up to the first that ends otherwise. */
export async function walkThrough(page: string, options: WalkThrough): Promise<Walked[]> {
  const { env, folder, isSkipped = () => false } = options
  const walked: Walked[] = []
  for (const { language, code } of blocksOf(page)) {
    if (language !== 'sh') {
      write(folder, code)
      continue
    }
    for (const line of code.trim().split('\n')) {
      const [command = '', exit = '0'] = line.split(/\s+# ends with /)
      if (isSkipped(command)) continue
      const ended = await runIn(folder, command, env)
      walked.push({ command, expected: Number(exit), ...ended })
      if (ended.status !== Number(exit)) return walked
    }
  }
  return walked
}

interface Block {
  language: string
  code: string
}

const blocksOf = (page: string): Block[] =>
  [...readFileSync(inProject(page), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, language = '', code = '']) => ({ language, code }),
  )

/** Where a block goes stands in its first line, which JSON doesn't keep. */
function write(folder: string, code: string): void {
  const [line, path] = /^(?:\/\/|<!--|#) (\S+).*\n/.exec(code) ?? []
  if (line === undefined || path === undefined)
    throw new Error(`A block does not say which file it is:\n${code}`)
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), path.endsWith('.json') ? code.slice(line.length) : code)
}
