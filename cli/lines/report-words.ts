import type { Say } from '#testing'
import type { Texts } from '../kit/texts.ts'

/** The words of a report in the terminal's language. */
export const reportWords =
  (text: Texts): Say =>
  (word, values) =>
    text(`cli.report.${word}`, values)
