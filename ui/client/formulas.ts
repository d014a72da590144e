/**
 * What a spreadsheet would run, also behind apostrophes: one more is put before it, so that taking one
 * away gives the same text again.
 */
export const formulas = /^'*[=+\-@\t\r]/
