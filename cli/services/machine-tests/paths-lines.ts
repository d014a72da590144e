import type { Texts } from '../../kit/texts.ts'
import type { PathOfTest, Paths, StepOfTest } from './paths-of.ts'

/** The tests of a machine, for people. */
export const pathLines = ({ machine, tests, missed }: Paths, text: Texts): string[] => [
  `${machine} · ${counts(tests, text)}`,
  ...tests.flatMap((test, index) => [
    '',
    headline(test, index, text),
    ...test.steps.map((step, at) => `  ${String(at + 1).padStart(2)} ${saying(step, text)}`),
  ]),
  ...missed.map(({ target }) => text('cli.paths.missed', { target })),
  '',
]

/** The same as a page of Markdown. */
export const markdownLines = ({ machine, tests, missed }: Paths, text: Texts): string[] => [
  `# ${machine}`,
  '',
  counts(tests, text),
  ...tests.flatMap((test, index) => [
    '',
    `## ${headline(test, index, text)}`,
    '',
    ...test.steps.map((step, at) => `${at + 1}. ${saying(step, text)}`),
  ]),
  ...missed.flatMap(({ target }) => ['', text('cli.paths.missed', { target })]),
  '',
]

function counts(tests: readonly PathOfTest[], text: Texts): string {
  const steps = tests.reduce((sum, test) => sum + test.steps.length, 0)
  return [
    text('cli.test.tests', { count: tests.length, number: tests.length }),
    text('cli.test.steps', { count: steps, number: steps }),
  ].join(' · ')
}

const headline = ({ begins, goal, input }: PathOfTest, index: number, text: Texts) =>
  [
    `${index + 1}. ${text(`cli.report.criterion.${goal}`)}`,
    ...(input === '' ? [] : [text('cli.report.begins', { input })]),
    `→ ${begins}`,
  ].join(' · ')

/** A step and what must be seen then: `user.save → saving · emits {"type":"asked"}`. */
const saying = ({ says, isRefused, effects, place }: StepOfTest, text: Texts) =>
  isRefused
    ? text('cli.paths.ignores', { step: says })
    : [`${says} → ${place}`, ...effects].join(' · ')
