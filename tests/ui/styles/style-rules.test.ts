import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ui = fileURLToPath(new URL('../../../ui/', import.meta.url))
const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'))
  .sort()

describe.each(sheets)('%s', (sheet) => {
  const linesWith = (mistake: RegExp) => linesOf(sheet).filter((line) => mistake.test(line))

  test('I18N names no left and no right, so that it reads in both directions', () => {
    expect(linesWith(physical)).toEqual([])
  })

  test('asks for the width of the window in one dialect, by a width that has a name', () => {
    const asked = linesWith(/@media.*(width|height)/).map((line) => line.trim())

    expect(asked.filter((line) => !sizeQuery.test(line))).toEqual([])
  })

  test('needs no !important: the layers decide', () => {
    expect(linesWith(/!important/)).toEqual([])
  })
})

describe.each(sheets.filter((sheet) => sheet.endsWith('.module.css')))('%s', (sheet) => {
  const lines = linesOf(sheet)
  const linesWith = (mistake: RegExp) => lines.filter((line) => mistake.test(line))

  test('lives in the layer of parts or of views', () => {
    const layers = lines.filter((line) => /^@layer/.test(line))

    expect(layers).toEqual([
      sheet.startsWith('parts/') ? expect.stringMatching(/part|view/) : '@layer view {',
    ])
  })

  test('speaks of meanings, never of raw colours', () => {
    expect(
      linesWith(/var\(--(gray|accent|red|amber|green|blue)-\d|#[\da-f]{3,8}\b|oklch\(|rgb/i),
    ).toEqual([])
  })
})

test('there are sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(20)
})

/** The widths at which the panel changes; a window that is as wide as its name says, or wider. */
const widths = {
  zoomed: '22rem',
  phone: '40rem',
  tablet: '48rem',
  roomy: '56rem',
  desk: '60rem',
  wide: '64rem',
}

const sizeQuery = new RegExp(
  `^@media \\(width (<|>=) (${Object.values(widths).join('|')})\\)( and \\(height >= 30rem\\))? \\{$`,
)

const physical =
  /(^|[\s;{])(left|right|float|clear|(margin|padding|border|inset|scroll-(margin|padding))-(left|right|top|bottom)|(min-|max-)?(width|height)|border-(top|bottom)-(left|right)-radius)\s*:|text-align:\s*(left|right)/

function linesOf(sheet: string): string[] {
  return readFileSync(`${ui}${sheet}`, 'utf8').split('\n')
}
