import type { Texts } from '../../kit/texts.ts'
import type { Checked, Told } from './check-project.ts'

/** What a check found, part by part. */
export function checkLines(
  { differences, findings, mistakes, shown }: Checked,
  file: string,
  text: Texts,
): string[] {
  const part = (title: string, all: readonly Told[]) =>
    all.length === 0 ? [] : [title, ...all.map(toldLine), '']
  const count = differences.length
  return [
    ...part(text('cli.check.mistakes'), mistakes),
    ...part(text('cli.check.findings'), findings),
    ...part(text('cli.check.differences'), differences),
    ...(shown.length === 0
      ? []
      : [text('cli.check.shown', { count: shown.length, names: shown.join(', ') })]),
    ...(count > 0 ? [text('cli.check.count', { count, file })] : []),
    ...(count + findings.length + mistakes.length === 0 ? [text('cli.check.same', { file })] : []),
  ]
}

/** Many of the sentences begin with their place. */
const toldLine = ({ message, where }: Told): string =>
  where === null || message.startsWith(where) ? `- ${message}` : `- ${where}: ${message}`
