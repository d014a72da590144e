import { expect, test } from 'vitest'
import { pageNumbers } from '../../../ui/parts/page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 81, '1 2 … 81'],
  [2, 81, '1 2 3 … 81'],
  [4, 81, '1 2 3 4 5 … 81'],
  [5, 81, '1 … 4 5 6 … 81'],
  [78, 81, '1 … 77 78 79 80 81'],
  [81, 81, '1 … 80 81'],
  [90, 81, '1 … 81'],
])('on page %i of %i one is offered %s', (page, pageCount, offered) => {
  expect(pageNumbers(page, pageCount).join(' ').replaceAll('gap', '…')).toBe(offered)
})
