import type { Paths } from './paths-of.ts'

const columns = [
  'machine',
  'test',
  'goal',
  'input',
  'step',
  'cause',
  'says',
  'ignored',
  'place',
  'effects',
]

/** Every step of every test in a row, for a spreadsheet. */
export const csvLines = (found: readonly Paths[]): string[] => [
  columns.join(','),
  ...found.flatMap(rows),
]

const rows = ({ machine, tests }: Paths): string[] =>
  tests.flatMap(({ goal, input, steps }, index) =>
    steps.map(({ effects, isRefused, place, says, step }, at) =>
      [
        ...[machine, index + 1, goal, input, at + 1, step.cause, says, isRefused],
        ...[place, effects.join('; ')],
      ]
        .map(cell)
        .join(','),
    ),
  )

/** As RFC 4180 has it; and what a spreadsheet would take for a formula is shown as a text. */
function cell(value: string | number | boolean): string {
  const text = String(value).replace(/^(?=[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
