import type { Say } from '#testing'
import type { Texts } from '../texts.ts'

/** The words of a report in the terminal's language. */
export const reportWords =
  (text: Texts): Say =>
  (word, values) =>
    text(`cli.report.${word}`, values)
