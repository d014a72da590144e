import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf, textOfCells } from '../../../ui/fields/rich-text/engine/spreadsheet.ts'

describe('RICH-4 cells of a spreadsheet as text', () => {
  test.each<[string, string, string[][]]>([
    [
      'cells and rows',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'as Excel ends its lines',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['several lines in a cell', '"one\ntwo"\tb', [['one\ntwo', 'b']]],
    ['quotes in quotes', '"say ""hi"""\tb', [['say "hi"', 'b']]],
    ['a quote that is a letter', '5" pipe\t6"', [['5" pipe', '6"']]],
    ['a quote at the beginning that is a letter', '"quoted" words\tb', [['"quoted" words', 'b']]],
    [
      'rows of different length',
      'a\nb\tc',
      [
        ['a', ''],
        ['b', 'c'],
      ],
    ],
    [
      'empty cells',
      '\t\nx\t',
      [
        ['', ''],
        ['x', ''],
      ],
    ],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test('what is copied is read as the same cells', () => {
    const cell = fc.stringMatching(/^[a "\n\t]{0,6}$/)
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(table, (rows) => {
        fc.pre(rows.at(-1)!.some((one) => one !== ''))
        expect(cellsOf(textOfCells(rows))).toEqual(rows)
      }),
    )
  })
})
