import type { Figures, SystemFailure, SystemMutation, SystemResult } from '#testing'
import type { Texts } from '../kit/texts.ts'
import { numbered } from './failure.ts'
import { seconds } from './machine-result.ts'

/** How machines did together, in one line. */
export function systemLine(result: SystemResult, text: Texts, figures: Figures): string {
  const { failures, isCut, laws, moments, ms, parts, steps, system, talks, tests } = result
  const failed = failures.length
  return [
    `${failed > 0 ? '✕' : '●'} ${system} (${parts.join(' × ')})`,
    text(isCut ? 'cli.system.nearest' : 'cli.system.moments', {
      count: moments,
      number: figures.number(moments),
    }),
    text('cli.system.laws', { count: laws.length, number: figures.number(laws.length) }),
    text('cli.system.talks', { count: talks, number: figures.number(talks) }),
    text('cli.test.tests', { count: tests, number: figures.number(tests) }),
    text('cli.test.steps', { count: steps, number: figures.number(steps) }),
    ...(failed > 0 ? [text('cli.test.failed', { number: figures.number(failed) })] : []),
    seconds(ms),
  ].join(' · ')
}

/** A story of machines together that did not go as it should. */
export const systemFailureLines = (
  { broken, differences, story, thrown }: SystemFailure,
  /** The command that repeats it. */
  repeat: string,
  text: Texts,
): string[] => [
  text('cli.system.failed'),
  ...numbered(story),
  ...broken.map((sentence) => `  ${text('cli.report.broken', { sentence })}`),
  ...(thrown === null ? [] : [`  ${text('cli.report.thrown', { message: thrown })}`]),
  ...differences.flatMap(({ expected, machine, part, seen }) => [
    `  ${machine}: ${text(`cli.report.parts.${part}`)}`,
    `    ${text('cli.report.expected')}: ${expected}`,
    `    ${text('cli.report.seen')}: ${seen}`,
  ]),
  `  ${text('cli.report.repeat')} ${repeat}`,
]

/** What the laws of a system see of messages that go wrong. */
export function systemScoreLines(
  name: string,
  { harmless, mistakes }: SystemMutation,
  text: Texts,
  figures: Figures,
): string[] {
  const unseen = mistakes.filter(({ seenBy }) => seenBy.length === 0)
  return [
    ...unseen.map(({ message, mistake }) =>
      text(mistake === 'lost' ? 'cli.system.unseenLost' : 'cli.system.unseenTwice', { message }),
    ),
    `${unseen.length > 0 ? '✕' : '●'} ${name} · ${text('cli.system.seen', {
      seen: figures.number(mistakes.length - unseen.length),
      mistakes: figures.number(mistakes.length),
      harmless: figures.number(harmless.length),
    })}`,
  ]
}
