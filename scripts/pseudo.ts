import { rmSync } from 'node:fs'
import { plantPseudo, pseudoLanguages } from './kit/pseudo.ts'
import { inProject } from './kit/root.ts'

/**
 * `npm run pseudo`: adds a pseudo language, long and accented, to a working copy; `-- --mirrored` one that
 * reads from the right as well; `-- --remove` takes both away. Git ignores them.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { accented, mirrored } = pseudoLanguages
  const locales = inProject('locales')
  for (const language of [accented, mirrored]) {
    rmSync(`${locales}/${language}`, { recursive: true, force: true })
  }
  if (args.includes('--remove')) return 0
  const wanted = args.includes('--mirrored') ? [accented, mirrored] : [accented]
  for (const language of wanted) plantPseudo(locales, language)
  console.log(`Wrote locales/${wanted.join(', locales/')}. Build, start, and choose the language.`)
  return 0
}
