import type { FailureResult } from '#testing'
import type { Texts } from '../kit/texts.ts'

type FailureToTell = Omit<FailureResult, 'test' | 'input' | 'trace'>

/** A failure in lines: where, the steps, what differs, and what repeats it. */
export function failureLines(
  { story, failedAt, shows, differences, broken, thrown, screenshot }: FailureToTell,
  /** The name of the input; empty: there is but one. */
  begins: string,
  /** The command that repeats it. */
  repeat: string | null,
  text: Texts,
): string[] {
  return [
    text('cli.test.failedAt', { arrow: failedAt }),
    ...(begins === '' ? [] : [`  ${text('cli.report.begins', { input: begins })}`]),
    ...numbered(story),
    ...(shows === undefined ? [] : [`  ${text('cli.report.shows')} ${shows}`]),
    ...broken.map((sentence) => `  ${text('cli.report.broken', { sentence })}`),
    ...(thrown === null ? [] : [`  ${text('cli.report.thrown', { message: indented(thrown) })}`]),
    ...differences.flatMap(({ part, expected, seen }) => [
      `  ${text(`cli.report.parts.${part}`)}`,
      `    ${text('cli.report.expected')}: ${expected}`,
      `    ${text('cli.report.seen')}: ${seen}`,
    ]),
    ...(repeat === null ? [] : [`  ${text('cli.report.repeat')} ${repeat}`]),
    ...(screenshot ? [`  ${text('cli.report.screenshot')} ${screenshot}`] : []),
  ]
}

/** What has several lines stays below its beginning. */
const indented = (message: string) => message.trim().replaceAll(/\n+/g, '\n    ')

/** Steps as a list. */
export const numbered = (steps: readonly string[]): string[] =>
  steps.map((step, index) => `  ${String(index + 1).padStart(2)} ${step}`)
